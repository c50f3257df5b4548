import type { ComponentProps } from 'react';
import { FieldNotes, type FieldProps, useFieldIds } from './field.tsx';
import classes from './check.module.css';

export interface SwitchFieldProps
  extends Omit<FieldProps, 'optional'>,
    Omit<ComponentProps<'input'>, 'children' | 'type' | 'role'> {}

/* The checkbox itself says whether it is on, so the role brings no `aria-checked` of its own. */
const switchRole = { role: 'switch' } as const;

/** Something on or off that takes effect at once (settings). */
export function SwitchField({ label, help, error, id, ...input }: SwitchFieldProps) {
  const ids = useFieldIds({ label, help, error }, id);
  return (
    <div>
      <label className={classes.line}>
        <input {...input} {...ids} {...switchRole} type="checkbox" className={classes.switch} />
        <span className={classes.text}>{label}</span>
      </label>
      <div className={classes.switchNotes}>
        <FieldNotes id={ids.id} help={help} error={error} />
      </div>
    </div>
  );
}
