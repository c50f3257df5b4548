interface Offered {
  business: { id: string };
}

/**
 * The listings of a page with their sellers as far apart as they go. The next is always of whoever was
 * not shown the longest, those not shown at all first, in the order of the list; but who has more left
 * than all others together comes in between, so that the end is not theirs alone.
 */
export function mixSellers<Listing extends Offered>(listings: readonly Listing[]): Listing[] {
  const waiting = new Map<string, Listing[]>();
  for (const listing of listings) {
    waiting.set(listing.business.id, [...(waiting.get(listing.business.id) ?? []), listing]);
  }
  const mixed: Listing[] = [];
  while (waiting.size > 0) {
    const half = (listings.length - mixed.length) / 2;
    const last = mixed.at(-1)?.business.id;
    const others = [...waiting].filter(([seller]) => seller !== last);
    const fullest = others.find(([, left]) => left.length > half);
    const [seller, left] = fullest ?? others[0] ?? [...waiting][0] ?? ['', []];
    mixed.push(...left.slice(0, 1));
    // Behind all who wait longer.
    waiting.delete(seller);
    if (left.length > 1) waiting.set(seller, left.slice(1));
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
