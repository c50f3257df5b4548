import { addDays, startOfDay } from '@wiki/domain';
import { auditFilterSchema } from '@wiki/domain/schemas';
import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { AuditRecord } from '../../platform/audit/audit.model.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { findUserByEmail } from '../users/index.ts';

/** A filter whose person, named by their e-mail, has become an id. */
export type AuditFilter = z.output<typeof auditFilterSchema>;

/** Checks a filter from outside. An address becomes the id of its person: an unknown one finds nothing. */
export async function resolveFilter(given: unknown): Promise<AuditFilter> {
  const filter = parseInput(auditFilterSchema, given ?? {});
  if (!filter.about?.includes('@')) return filter;
  const user = await findUserByEmail(filter.about.toLowerCase());
  return { ...filter, about: user?._id.toHexString() ?? 'nobody' };
}

/** The records that a filter lets through. */
export function matching(
  { area, about, dateFrom, dateUntil }: AuditFilter,
  { timeZone }: Pick<Config, 'timeZone'>,
): QueryFilter<AuditRecord> {
  const at = {
    ...(dateFrom ? { $gte: startOfDay(timeZone, dateFrom) } : {}),
    ...(dateUntil ? { $lt: startOfDay(timeZone, addDays(dateUntil, 1)) } : {}),
  };
  return {
    ...(area ? { area } : {}),
    ...(about ? { about } : {}),
    ...(dateFrom || dateUntil ? { at } : {}),
  };
}
