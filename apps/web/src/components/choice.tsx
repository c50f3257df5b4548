import { useId } from 'react';
import { useFormat } from '../lib/format/use-format.ts';
import classes from './choice.module.css';

export interface ChoiceProps<Value extends string | null> {
  label: string;
  /** Undefined, or one that none of the options has, chooses nothing. */
  value: Value | undefined;
  options: readonly { value: Value; label: string; count?: number | null }[];
  onChange: (value: Value) => void;
  /** All in one frame, or each in its own. */
  look?: 'frame' | 'pills';
  /** High enough for a finger everywhere, not only where one is used. */
  isLarge?: boolean;
  /** On a phone it takes the whole width, with the counts below the words. */
  isWideOnPhone?: boolean;
}

/** One of few, in a row: the chosen one is dark. Arrow keys go from one to the next. */
export function Choice<Value extends string | null>({
  label,
  value,
  options,
  onChange,
  look = 'frame',
  isLarge = false,
  isWideOnPhone = false,
}: ChoiceProps<Value>) {
  const format = useFormat();
  const name = useId();
  return (
    <fieldset
      className={classes.choice}
      data-look={look}
      data-large={isLarge || undefined}
      data-wide-on-phone={isWideOnPhone || undefined}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}{' '}
            {typeof option.count === 'number' && <small>{format.number(option.count)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
