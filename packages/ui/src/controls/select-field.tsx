import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, useFieldIds } from './field.tsx';
import classes from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; leaves the value empty. */
  placeholder?: string;
}

/** One choice of a list, with the device's own picker. */
export function SelectField({
  label,
  help,
  error,
  optional,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const field = { label, help, error, optional };
  const ids = useFieldIds(field, id);
  return (
    <Field ids={ids} field={field}>
      <span className={classes.row}>
        <select {...select} {...ids} className={classes.input}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.trailing}>
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </span>
      </span>
    </Field>
  );
}
