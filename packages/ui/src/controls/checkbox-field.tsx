import type { ComponentProps } from 'react';
import { FieldNotes, type FieldProps, useFieldIds } from './field.tsx';
import classes from './check.module.css';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'optional'>,
    Omit<ComponentProps<'input'>, 'children' | 'type'> {}

/** A yes or no that counts when the form is sent (consent, options). */
export function CheckboxField({ label, help, error, id, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds({ label, help, error }, id);
  return (
    <div>
      <label className={classes.line}>
        <input {...input} {...ids} type="checkbox" className={classes.box} />
        <span className={classes.text}>{label}</span>
      </label>
      <div className={classes.notes}>
        <FieldNotes id={ids.id} help={help} error={error} />
      </div>
    </div>
  );
}
