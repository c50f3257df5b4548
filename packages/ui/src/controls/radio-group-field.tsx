import type { ComponentProps } from 'react';
import { FieldLabel, FieldNotes, type FieldProps, useFieldIds } from './field.tsx';
import classes from './check.module.css';
import fieldClasses from './field.module.css';
import type { SelectOption } from './select-field.tsx';

export interface RadioGroupFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'checked'> {
  /** Groups the options; required by the browser to keep one choice. */
  name: string;
  options: readonly SelectOption[];
  /** The chosen value when the caller keeps it (Controller); leave out with `register`. */
  value?: string | null;
  /** The value chosen at first when the form keeps it. */
  defaultValue?: string;
  /** Puts the options side by side where they fit. */
  inline?: boolean;
  /** Frames each option, side by side where they fit. */
  cards?: boolean;
}

/** One choice of a few, all in sight. */
export function RadioGroupField({
  label,
  help,
  error,
  optional,
  id,
  options,
  value,
  defaultValue,
  inline = false,
  cards = false,
  ...input
}: RadioGroupFieldProps) {
  const ids = useFieldIds({ label, help, error }, id);
  return (
    <fieldset className={fieldClasses.field} aria-describedby={ids['aria-describedby']}>
      <legend className={fieldClasses.label}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <div
        className={classes.options}
        data-inline={inline || undefined}
        data-cards={cards || undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={classes.line}>
            <input
              {...input}
              type="radio"
              className={classes.dot}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={option.disabled ?? input.disabled}
              data-invalid={ids['aria-invalid']}
            />
            <span className={classes.text}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={ids.id} help={help} error={error} />
    </fieldset>
  );
}
