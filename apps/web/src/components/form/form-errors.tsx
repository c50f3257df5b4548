import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import type { FieldFacts } from './use-form-scope.ts';

/**
 * The errors of a form in one place. After a refused attempt it takes the focus, so that it is
 * read first; each entry leads to its field.
 */
export function FormErrors<Values extends FieldValues>({
  form,
  fields,
}: {
  form: UseFormReturn<Values>;
  /** The fields that stand in the form, in their order. */
  fields: ReadonlyMap<string, FieldFacts>;
}) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const summary = useRef<HTMLElement>(null);
  const { submitCount, isSubmitting } = form.formState;
  const found = [...fields].flatMap(([field, { label, messages }]) => {
    const code = codeIn(form.getFieldState(field as FieldPath<Values>, form.formState).error);
    if (!code) return [];
    const message = messages?.[code] ?? errorMessage(code);
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
export function codeIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(entryCode).find((code) => code !== undefined);
  return entryCode(error, false);
}

function entryCode(error: unknown, isEntry: unknown = true): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return isEntry === false ? undefined : Object.values(error).map(codeIn).find(Boolean);
}
