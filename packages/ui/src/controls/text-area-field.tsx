import type { ComponentProps } from 'react';
import { Field, type FieldProps, useFieldIds } from './field.tsx';
import classes from './field.module.css';

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'children'> {}

/** Several lines of text; the person can make it taller. */
export function TextAreaField({ label, help, error, optional, id, ...input }: TextAreaFieldProps) {
  const field = { label, help, error, optional };
  const ids = useFieldIds(field, id);
  return (
    <Field ids={ids} field={field}>
      <textarea rows={4} {...input} {...ids} className={classes.input} />
    </Field>
  );
}
