import { useFormat } from '../lib/format/use-format.ts';
import classes from './choice.module.css';

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; count?: number | null }[];
  onChange: (value: Value) => void;
}

/** One of few, in a row: the chosen one is dark. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const format = useFormat();
  return (
    <fieldset className={classes.choice} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {typeof option.count === 'number' && <small>{format.number(option.count)}</small>}
        </button>
      ))}
    </fieldset>
  );
}
