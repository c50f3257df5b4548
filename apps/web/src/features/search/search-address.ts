import { limits } from '@wiki/domain';
import type { SearchType } from '../../lib/paths.ts';

/** What may be searched, in the order of the tabs. */
export const searchTypes = [
  'all',
  'products',
  'services',
  'property',
] as const satisfies readonly SearchType[];

/** What an address asks for: everything unless it names a part, and nothing without a query. */
export function searchOf(params: URLSearchParams): { type: SearchType; query: string } {
  const asked = params.get('type');
  const type = searchTypes.find((known) => known === asked) ?? 'all';
  const query = (params.get('query') ?? '').trim().slice(0, limits.search.max);
  return { type, query };
}
