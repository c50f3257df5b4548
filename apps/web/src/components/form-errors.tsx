import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ErrorSummary, InlineAlert } from '@wiki/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorMessage } from '../lib/errors/use-error-message.ts';
import { clockTime } from '../lib/format/clock-time.ts';
import type { FormProblem } from '../lib/forms/form-problem.ts';

/** Why a form as a whole was refused; attempts that came too fast count down. */
export function ProblemAlert({
  problem,
  secondsLeft = 0,
  title,
  children,
}: {
  problem: FormProblem | null;
  secondsLeft?: number;
  /** What did not happen, above why. */
  title?: string | undefined;
  /** Words in place of the catalog's. */
  children?: ReactNode;
}) {
  const errorMessage = useErrorMessage();
  if (!problem) return null;
  return (
    <InlineAlert tone="error" title={title}>
      {secondsLeft > 0 ? <Trans>Too many attempts.</Trans> : children || errorMessage(problem.code)}
      {secondsLeft > 0 && (
        <>
          {' '}
          <span aria-hidden>
            {secondsLeft < 60 ? (
              <Plural
                value={secondsLeft}
                one="You can try again in # second."
                other="You can try again in # seconds."
              />
            ) : (
              <Trans>You can try again in {clockTime(secondsLeft)}.</Trans>
            )}
          </span>
        </>
      )}
    </InlineAlert>
  );
}

/** What codes mean for certain fields, in place of the catalog's words. */
export type FieldWords<Values extends FieldValues> = Partial<
  Record<FieldPath<Values>, Readonly<Record<string, string>>>
>;

export interface FormErrorsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The names of the form's fields, in their order. */
  fields: readonly FieldPath<Values>[];
  /** Names of fields whose errors do not say which field they mean. */
  labels?: Partial<Record<FieldPath<Values>, string>>;
  words?: FieldWords<Values>;
}

/**
 * The errors of a form in one place. After a refused attempt it takes the focus, so that it is
 * read first; each entry leads to its field. Put it inside the form, on top.
 */
export function FormErrors<Values extends FieldValues>({
  form,
  fields,
  labels,
  words,
}: FormErrorsProps<Values>) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const summary = useRef<HTMLElement>(null);
  const { submitCount, isSubmitting } = form.formState;
  const found = fields.flatMap((field) => {
    const code = codeIn(form.getFieldState(field, form.formState).error);
    if (!code) return [];
    const label = labels?.[field];
    const message = words?.[field]?.[code] ?? errorMessage(code);
    return [{ field, message: label ? `${label}: ${message}` : message }];
  });

  const shown = useRef(0);
  const hasErrors = found.length > 0;
  useEffect(() => {
    if (isSubmitting || submitCount === shown.current) return;
    shown.current = submitCount;
    if (hasErrors) summary.current?.focus();
  }, [submitCount, isSubmitting, hasErrors]);

  if (submitCount === 0) return null;
  return <ErrorSummary ref={summary} title={t`Please check these fields`} errors={found} />;
}

/** The code of a field's error; of a list, the first of its entries'. */
function codeIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(entryCode).find((code) => code !== undefined);
  return entryCode(error, false);
}

function entryCode(error: unknown, isEntry: unknown = true): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return isEntry === false ? undefined : Object.values(error).map(codeIn).find(Boolean);
}

/** The words of a field's error, for its control. */
export function useFieldError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  words?: FieldWords<Values>,
): (field: FieldPath<Values>) => string | undefined {
  const errorMessage = useErrorMessage();
  return (field) => {
    const code = codeIn(form.getFieldState(field, form.formState).error);
    return code ? (words?.[field]?.[code] ?? errorMessage(code)) : undefined;
  };
}
