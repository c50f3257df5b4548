import type { ComponentProps } from 'react';
import { Field, type FieldProps, useFieldIds } from './field.tsx';
import classes from './tokens-field.module.css';

/** One of the entries of a field. */
export interface Token {
  value: string;
  label: string;
  /** Names the button that takes it away. */
  removeLabel: string;
}

export interface TokensFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  tokens: readonly Token[];
  onRemove: (value: string) => void;
}

/** Several short entries in one box, and a place to type the next one. What adds it is the caller's. */
export function TokensField(props: TokensFieldProps) {
  const { label, help, error, optional, counter, id, tokens, onRemove, ...input } = props;
  const field = { label, help, error, optional, counter };
  const ids = useFieldIds(field, id);
  return (
    <Field ids={ids} field={field}>
      <div className={classes.box} data-invalid={ids['aria-invalid']}>
        {tokens.length > 0 && (
          <ul className={classes.tokens}>
            {tokens.map((token) => (
              <li key={token.value} className={classes.token}>
                {token.label}
                <button
                  type="button"
                  aria-label={token.removeLabel}
                  onClick={() => onRemove(token.value)}
                >
                  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden>
                    <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        )}
        <input type="text" {...input} {...ids} className={classes.typed} />
      </div>
    </Field>
  );
}
