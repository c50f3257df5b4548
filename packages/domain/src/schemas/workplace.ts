import { z } from 'zod';
import { limits } from '../graphql/limits.ts';
import { code } from './fields.ts';

/** Who takes care of something that waits. */
export const assignWorkSchema = z.strictObject({
  kind: z.string().max(40),
  workId: z.string().max(100),
  assigneeId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
});

const { savedViews, workHours } = limits;
const shortText = z
  .string()
  .trim()
  .min(1, code('FIELD_REQUIRED'))
  .max(savedViews.name, code('FIELD_TOO_LONG'));

/** A view of a list of the back office, by its name: one of the same name is replaced. */
export const saveViewSchema = z.strictObject({
  list: shortText,
  name: shortText,
  query: z.string().max(savedViews.query, code('FIELD_TOO_LONG')),
  density: z.enum(['DENSE', 'COMFORTABLE'], code('FIELD_INVALID')),
  columns: z
    .array(shortText)
    .max(savedViews.columns, code('TOO_MANY_ITEMS'))
    .nullish()
    .transform((columns) => columns ?? null),
  widths: z
    .array(
      z.strictObject({
        key: shortText,
        width: z
          .int(code('FIELD_INVALID'))
          .min(savedViews.width.min, code('FIELD_INVALID'))
          .max(savedViews.width.max, code('FIELD_INVALID')),
      }),
    )
    .max(savedViews.columns, code('TOO_MANY_ITEMS'))
    .nullish()
    .transform((widths) => widths ?? null),
  isShared: z.boolean(code('FIELD_INVALID')),
});

/** Input that names a saved view. */
export const savedViewIdSchema = z.strictObject({ viewId: z.string() });

/** How long each kind of work may wait. */
export const setWorkLimitsSchema = z.strictObject({
  limits: z
    .array(
      z.strictObject({
        kind: z.string().max(40),
        hours: z.coerce
          .number<string | number>(code('FIELD_INVALID'))
          .int(code('FIELD_INVALID'))
          .min(1, code('FIELD_INVALID'))
          .max(workHours.max, code('FIELD_INVALID')),
      }),
    )
    .min(1, code('FIELD_REQUIRED'))
    .max(20, code('TOO_MANY_ITEMS')),
});
