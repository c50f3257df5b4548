import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps, useFieldIds } from './field.tsx';
import classes from './field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** An icon inside the input, before the text. */
  icon?: ReactNode;
}

/** One line of text. Takes `register(...)` or a Controller's `field` as it is. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, counter, icon, id, ...input } = props;
  const field = { label, help, error, optional, counter };
  const ids = useFieldIds(field, id);
  return (
    <Field ids={ids} field={field}>
      <span className={classes.row}>
        {icon ? <span className={classes.leading}>{icon}</span> : null}
        <input type="text" {...input} {...ids} className={classes.input} />
      </span>
    </Field>
  );
}
