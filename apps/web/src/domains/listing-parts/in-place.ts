interface Connection<Item> {
  edges: Item[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Edge {
  cursor: string;
  node: { id: string };
}

/**
 * A list, the newest first, after its beginning was read again: what is new is put in its place, what
 * is gone leaves, and the list reaches as far down as before.
 */
export function readInPlace<Item extends Edge>(
  shown: Connection<Item>,
  read: Connection<Item>,
): Connection<Item> {
  const placeIn = (edges: readonly Item[], { node }: Item) =>
    edges.findIndex((each) => each.node.id === node.id);
  const lastRead = read.edges.at(-1);
  if (!read.pageInfo.hasNextPage || !lastRead) return read;
  const known = placeIn(shown.edges, lastRead);
  if (known >= 0) {
    return { edges: [...read.edges, ...shown.edges.slice(known + 1)], pageInfo: shown.pageInfo };
  }
  const end = read.edges.findLastIndex((edge) => placeIn(shown.edges, edge) >= 0);
  const edges = end < 0 ? read.edges : read.edges.slice(0, end + 1);
  return { edges, pageInfo: { hasNextPage: true, endCursor: edges.at(-1)?.cursor ?? null } };
}
