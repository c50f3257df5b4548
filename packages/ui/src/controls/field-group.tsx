import type { ReactNode } from 'react';
import { FieldLabel, FieldNotes, type FieldProps, useFieldIds } from './field.tsx';
import classes from './field.module.css';

export interface FieldGroupProps extends FieldProps {
  id?: string;
  /** The controls that together are one field. */
  children: ReactNode;
}

/** A field made of several controls: one name, one help and one error for all of them. */
export function FieldGroup({ id, children, ...field }: FieldGroupProps) {
  const ids = useFieldIds(field, id);
  return (
    <fieldset id={ids.id} className={classes.field} aria-describedby={ids['aria-describedby']}>
      <legend className={classes.label}>
        <FieldLabel label={field.label} optional={field.optional} />
      </legend>
      {children}
      <FieldNotes id={ids.id} help={field.help} error={field.error} />
    </fieldset>
  );
}
