/** Listings on one page of the list: full rows where two, three or four stand side by side. */
export const pageSize = 24;
/** An address alone does not load more pages than this; "show more" goes on from there. */
export const mostFromAddress = 20;

/** How many pages an address asks for: `?pages=3`; anything else is one. */
export function pageCountOf(search: URLSearchParams): number {
  const text = search.get('pages') ?? '1';
  const pages = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.max(1, pages);
}
