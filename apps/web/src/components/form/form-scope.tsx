import { type ReactNode, Suspense, useMemo } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { maxLengthOf } from '../../lib/forms/schema-limits.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { ProblemAlert } from '../page/problem-alert.tsx';
import classes from './form.module.css';
import { type FieldWords, FormContext, type FormScopeValue } from './form-context.ts';
import { codeIn, FormErrors } from './form-errors.tsx';
import type { FormState } from './use-form-scope.ts';

/** Only forms of records have it: the way in stays light. */
const RecordEditors = lazyPart(() => import('../conflict/record-editors.tsx'), 'RecordEditors');

export interface FormScopeProps<Values extends FieldValues> {
  state: FormState<Values>;
  /** Name of the form for those who hear it, where its heading does not say it. */
  label?: string;
  className?: string | undefined;
  /** What did not happen when it is refused as a whole: "Error sending email message". */
  problemTitle?: string;
  /** Words of one's own for why it is refused as a whole. */
  problemText?: ((problem: FormProblem) => ReactNode) | undefined;
  /** What the fields are called, of forms that keep it in one place. */
  words?: (name: string) => FieldWords;
  /** The problem stands beside the buttons, as a `ProblemAlert` among the children: of long forms. */
  hasProblemBelow?: boolean;
  /** The fields, then `FormActions`. */
  children: ReactNode;
}

export interface FieldScopeProps<Values extends FieldValues> {
  state: FormState<Values>;
  words?: ((name: string) => FieldWords) | undefined;
  children: ReactNode;
}

/**
 * Gives the bound fields inside of it the form they belong to, without a form element: for forms that
 * say their problems and errors in a way of their own.
 */
export function FieldScope<Values extends FieldValues>({
  state: { form, fields, schema, touch, hold },
  words,
  children,
}: FieldScopeProps<Values>) {
  const errorMessage = useErrorMessage();
  const { formState } = form;
  const scope = useMemo<FormScopeValue>(
    () => ({
      form: form as unknown as UseFormReturn,
      wordsOf: words,
      mention: (name, facts) => {
        fields.set(name, facts);
        return () => void fields.delete(name);
      },
      errorOf: (name, messages) => {
        const code = codeIn(form.getFieldState(name as FieldPath<Values>, formState).error);
        return code ? (messages?.[code] ?? errorMessage(code)) : undefined;
      },
      maxLengthOf: (name) => maxLengthOf(schema, name),
      touch,
      hold,
    }),
    [form, fields, words, schema, formState, errorMessage, touch, hold],
  );
  return <FormContext value={scope}>{children}</FormContext>;
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
  problemText,
  words,
  hasProblemBelow = false,
  children,
}: FormScopeProps<Values>) {
  const { form, fields, record, comparison, problem, secondsLeft, submit } = state;
  return (
    <>
      <form
        className={className}
        aria-label={label}
        // Without scripts a press would put what was typed into the address.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FieldScope state={state} words={words}>
          {record?.kind && (
            <Suspense fallback={null}>
              <RecordEditors kind={record.kind} id={record.id} />
            </Suspense>
          )}
          {!hasProblemBelow && (
            <ProblemAlert problem={problem} secondsLeft={secondsLeft} title={problemTitle}>
              {problem && problemText?.(problem)}
            </ProblemAlert>
          )}
          <FormErrors form={form} fields={fields} />
          {children}
        </FieldScope>
      </form>
      {comparison}
    </>
  );
}
