import classes from './check.module.css';
import type { FieldProps } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import type { SelectOption } from './select-field.tsx';

export interface CheckboxGroupFieldProps extends FieldProps {
  id?: string;
  /** The name of every box; the error summary leads to the first. */
  name: string;
  options: readonly SelectOption[];
  /** The chosen values. */
  value: readonly string[];
  /** Gets all chosen values, in the order of the options, and the one that was just pressed. */
  onChange: (values: string[], pressed: string) => void;
  onBlur?: () => void;
}

/** Several choices of a few, all in sight. */
export function CheckboxGroupField({
  name,
  options,
  value,
  onChange,
  onBlur,
  ...field
}: CheckboxGroupFieldProps) {
  const toggle = (pressed: string) => {
    const isChosen = (option: string) => value.includes(option) !== (option === pressed);
    onChange(
      options.map((option) => option.value).filter((option) => isChosen(option)),
      pressed,
    );
  };
  return (
    <FieldGroup {...field}>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.line}>
            <input
              type="checkbox"
              name={name}
              className={classes.box}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              data-invalid={field.error ? true : undefined}
              onChange={() => toggle(option.value)}
              onBlur={onBlur}
            />
            <span className={classes.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
