import { limits } from '@wiki/domain';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';

/** Whether a first password is long enough to be sent; what is common is refused by the API. */
export function isPasswordLongEnough(password: string): boolean {
  return password.length >= limits.password.min;
}

/** Where a refused creation is shown: at a field of the form, or as why it failed. */
export type CreationFailure =
  | { kind: 'fields'; refusals: readonly RefusedInput[] }
  | { kind: 'failed'; refusal: RefusedInput };

const formFields = new Set(['firstName', 'lastName', 'email', 'role', 'language']);

/**
 * Sorts the refusals of a creation; null when there are none. What the form can repair goes back to
 * its fields, unless something else stands in the way as well.
 */
export function creationFailureOf(refusals: readonly RefusedInput[]): CreationFailure | null {
  const other = refusals.find(({ field }) => !field || !formFields.has(field));
  if (other) return { kind: 'failed', refusal: other };
  return refusals.length > 0 ? { kind: 'fields', refusals } : null;
}
