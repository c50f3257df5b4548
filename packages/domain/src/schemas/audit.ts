import { z } from 'zod';
import { limits } from '../graphql/limits.ts';
import { isDay } from '../time/time-zone.ts';
import { code } from './fields.ts';

const day = z.string().refine(isDay, code('FIELD_INVALID')).nullish();

/** Which records of the audit log. */
export const auditFilterSchema = z.strictObject({
  area: z
    .string()
    .regex(/^[a-zA-Z]{1,40}$/, code('FIELD_INVALID'))
    .nullish(),
  about: z.string().trim().max(limits.search.max, code('FIELD_TOO_LONG')).nullish(),
  dateFrom: day,
  dateUntil: day,
});

/** Which records of the audit log to export. */
export const auditExportSchema = z.strictObject({ filter: auditFilterSchema.nullish() });
