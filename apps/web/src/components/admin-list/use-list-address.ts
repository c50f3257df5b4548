import { limits } from '@wiki/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberList } from '../../lib/list-addresses.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

/** How many rows a page may have. */
export const pageSizes = [25, 50] as const;

/** What of an address says which part of a list is shown. */
function placeIn(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ['lang', 'do', 'on']) kept.delete(name);
  return kept.toString();
}

/** The state of a list as its address has it: search, tab, filters, order, page and rows a page. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const kept = placeIn(params);
  useEffect(() => rememberList(pathname, kept && `?${kept}`), [pathname, kept]);
  const trail = params.getAll('after');
  const size = pageSizes.find((known) => String(known) === params.get('size')) ?? pageSizes[0];
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams((current) => {
      current.delete('after');
      for (const [name, value] of Object.entries(changes)) {
        if (value) current.set(name, value);
        else current.delete(name);
      }
      return current;
    });
  return {
    get: (name: string): string | null => params.get(name),
    search: params.get('q')?.trim().slice(0, limits.search.max) ?? '',
    order: params.get('order'),
    size,
    /** Number of the page, from 1. */
    page: trail.length + 1,
    /** Where the page begins; null at the start. */
    after: trail.at(-1) ?? null,
    /** Sets or takes away parameters, and goes to the first page. */
    change,
    /** The address keeps where each page before this one began, as a cursor leads forward only. */
    goForth: (cursor: string) =>
      setParams((current) => {
        current.append('after', cursor);
        return current;
      }),
    goBack: () =>
      setParams((current) => {
        current.delete('after');
        for (const cursor of trail.slice(0, -1)) current.append('after', cursor);
        return current;
      }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
