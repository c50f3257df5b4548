import { limits } from '@wiki/domain';
import type { ListFilter } from '../list-types.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What a filter makes of a parameter; null for one that it does not know. */
export function filterValueOf(filter: ListFilter, given: string | null): string | null {
  if ('isDay' in filter) return given && day.test(given) ? given : null;
  if ('isText' in filter) return given && given.length <= limits.search.max ? given : null;
  return filter.options.find(({ value }) => value === given)?.value ?? null;
}
