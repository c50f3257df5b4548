import { useLingui } from '@lingui/react';
import { failureOf } from './error-codes.ts';
import { errorMessage } from './error-messages.ts';

/** Turns what a query or mutation was refused with, or the code of a `userErrors` entry, into words. */
export function useErrorMessage(): (problem: unknown) => string {
  const { i18n } = useLingui();
  return (problem) =>
    i18n._(errorMessage(typeof problem === 'string' ? problem : failureOf(problem)));
}
