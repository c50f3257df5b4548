import { limits } from '@wiki/domain';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useListEntriesQuery } from '../../../gql/admin-reference.ts';
import type { ReferenceList } from '../../../gql/schema-types.ts';
import { findEntries } from '../find-entries.ts';
import { listOf } from '../lists.ts';

/** The list that the address names (`?list=&parent=&search=`), as it is served now. */
export function useEntries() {
  const [params, setParams] = useSearchParams();
  const setParam = useSetParam();
  const list = listOf(params.get('list'));
  const parent = params.get('parent');
  const search = params.get('search')?.slice(0, limits.search.max) ?? '';
  // Cities are many: they are read of one region.
  const isWaiting = list === 'CITIES' && !parent;
  const { data, error, refetch } = useListEntriesQuery({
    variables: { list, parent: list === 'CITIES' ? parent : null },
    skip: isWaiting,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const all = data?.reference ?? null;

  return {
    list,
    parent,
    search,
    isWaiting,
    all,
    entries: all && findEntries(all, search),
    error: data ? null : error,
    refetch,
    showList: (next: ReferenceList) => setParams(() => new URLSearchParams({ list: next })),
    showRegion: (region: string) =>
      setParams(() => new URLSearchParams({ list, ...(region && { parent: region }) })),
    setSearch: (text: string) => setParam('search', text),
  };
}
