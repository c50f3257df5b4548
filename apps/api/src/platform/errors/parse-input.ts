import { errorCatalogue, isErrorCode } from '@wiki/domain';
import type { z } from 'zod';
import { Refusal } from './errors.ts';

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
      return { code, field: path.join('.') || undefined, message: errorCatalogue[code] };
    }),
  );
}
