import { type ReactNode, useMemo } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { maxLengthOf } from '../../lib/forms/schema-limits.ts';
import { RecordEditors } from '../conflict/record-editors.tsx';
import { FormErrors, ProblemAlert } from '../form-errors.tsx';
import classes from './form.module.css';
import { FormContext, type FormScopeValue } from './form-context.ts';
import type { FormState } from './use-form-scope.ts';

export interface FormScopeProps<Values extends FieldValues> {
  state: FormState<Values>;
  /** Name of the form for those who hear it, where its heading does not say it. */
  label?: string;
  className?: string;
  /** What did not happen when it is refused as a whole: "Error sending email message". */
  problemTitle?: string;
  /** The fields, then `FormActions`. */
  children: ReactNode;
}

/**
 * A form: its problem, the summary of its errors and its fields. What is written inside `children`
 * takes its value, error and greatest length from the form by its name.
 */
export function FormScope<Values extends FieldValues>({
  state,
  label,
  className = classes.form,
  problemTitle,
  children,
}: FormScopeProps<Values>) {
  const { form, fields, record, comparison, schema, problem, secondsLeft, submit, touch } = state;
  const errorMessage = useErrorMessage();
  const { formState } = form;
  const scope = useMemo<FormScopeValue>(
    () => ({
      form: form as unknown as UseFormReturn,
      mention: (name, facts) => {
        fields.set(name, facts);
        return () => void fields.delete(name);
      },
      errorOf: (name) => {
        const code = form.getFieldState(name as FieldPath<Values>, formState).error?.message;
        return code ? errorMessage(code) : undefined;
      },
      maxLengthOf: (name) => maxLengthOf(schema, name),
      touch,
    }),
    [form, fields, schema, formState, errorMessage, touch],
  );
  return (
    <>
      <form
        className={className}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormContext value={scope}>
          {record && <RecordEditors kind={record.kind} id={record.id} />}
          <ProblemAlert problem={problem} secondsLeft={secondsLeft} title={problemTitle} />
          <FormErrors
            form={form}
            fields={[...fields.keys()] as FieldPath<Values>[]}
            labels={
              Object.fromEntries(
                [...fields].map(([name, { label: words }]) => [name, words]),
              ) as Record<FieldPath<Values>, string>
            }
          />
          {children}
        </FormContext>
      </form>
      {comparison}
    </>
  );
}
