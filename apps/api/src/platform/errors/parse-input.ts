import { errorCatalog, isErrorCode } from '@wiki/domain';
import type { z } from 'zod';
import { apiError, Refusal } from './errors.ts';

/** Parses an input with its domain schema; what does not fit is refused, field by field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    parsed.error.issues.map(({ path, message }) => {
      const code = isErrorCode(message) ? message : 'FIELD_INVALID';
      return { code, field: path.join('.') || undefined, message: errorCatalog[code] };
    }),
  );
}

/**
 * Parses the arguments of a read with their domain schema.
 * @throws `BAD_REQUEST` naming the first field that does not fit.
 */
export function parseArguments<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw apiError('BAD_REQUEST', { field: parsed.error.issues[0]?.path.join('.') });
}
