import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps, useFieldIds } from '../field.tsx';
import classes from '../field.module.css';

export interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'children' | 'type'> {
  /** Name of the button that shows what was typed. */
  showLabel: string;
  /** Name of the same button while the text is shown. */
  hideLabel: string;
}

/** A password with a button that shows and hides it. */
export function PasswordField({
  label,
  help,
  error,
  optional,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const field = { label, help, error, optional };
  const ids = useFieldIds(field, id);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field ids={ids} field={field}>
      <span className={classes.row}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ids}
          type={shown ? 'text' : 'password'}
          className={classes.input}
        />
        <button
          type="button"
          className={classes.trailing}
          aria-controls={ids.id}
          aria-label={shown ? hideLabel : showLabel}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      </span>
    </Field>
  );
}
