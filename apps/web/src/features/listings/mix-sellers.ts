interface Offered {
  business: { id: string };
}

/**
 * The listings of a page so that no seller has two in a row while others are there: the order stays but
 * for those that would follow one of their own, which wait for the next of another seller.
 */
export function mixSellers<Listing extends Offered>(listings: readonly Listing[]): Listing[] {
  const waiting = [...listings];
  const mixed: Listing[] = [];
  while (waiting.length > 0) {
    const last = mixed.at(-1);
    const other = last ? waiting.findIndex(({ business }) => business.id !== last.business.id) : 0;
    mixed.push(...waiting.splice(Math.max(other, 0), 1));
  }
  return mixed;
}

/** The same page by page, so that what is shown stays where it is when more comes. */
export function mixPages<Listing extends Offered>(
  listings: readonly Listing[],
  pageSize: number,
): Listing[] {
  const pages = Math.ceil(listings.length / pageSize);
  return Array.from({ length: pages }, (_, page) =>
    mixSellers(listings.slice(page * pageSize, (page + 1) * pageSize)),
  ).flat();
}
