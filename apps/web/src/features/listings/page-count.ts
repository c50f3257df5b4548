/** Listings on one page of the list. */
export const pageSize = 20;
/** An address alone does not load more pages than this; "show more" goes on from there. */
export const mostFromAddress = 20;

/** How many pages an address asks for: `?pages=3`; anything else is one. */
export function pageCountOf(search: URLSearchParams): number {
  const text = search.get('pages') ?? '1';
  const pages = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.max(1, pages);
}
