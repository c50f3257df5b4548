/** At most so many of one seller stand in a row while others are there. */
const mostInRow = 2;

interface Offered {
  business: { id: string };
}

/**
 * The listings of a page so that no seller has a long row of them: the order stays but for those that
 * would be too many in a row, which wait for the next of another seller.
 */
export function mixSellers<Listing extends Offered>(listings: readonly Listing[]): Listing[] {
  const waiting = [...listings];
  const mixed: Listing[] = [];
  while (waiting.length > 0) {
    const [last, ...before] = mixed.slice(-mostInRow).toReversed();
    const isFull =
      last !== undefined &&
      before.length === mostInRow - 1 &&
      before.every(({ business }) => business.id === last.business.id);
    const other = isFull
      ? waiting.findIndex(({ business }) => business.id !== last.business.id)
      : 0;
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
