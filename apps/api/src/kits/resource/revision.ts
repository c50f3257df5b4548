import { createHash } from 'node:crypto';
import { refuse } from '../../platform/errors/errors.ts';

/** Without what is empty, and in one order, so that the same says the same however it was stored. */
const plain = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each != null && each !== '')
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;

/**
 * What tells two states of the same fields apart, for records that count no versions: a form sends
 * the one that it was opened with.
 */
export const revisionOf = (fields: object): string =>
  createHash('sha256').update(JSON.stringify(fields, plain)).digest('base64url').slice(0, 22);

/** Refuses with `CONFLICT` when fields are not any more as they were read; without a revision nothing is asked. */
export function assertRevision(fields: object, given: string | null | undefined): void {
  if (given != null && given !== revisionOf(fields)) throw refuse('CONFLICT', 'revision');
}
