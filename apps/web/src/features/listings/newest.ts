interface Edge {
  node: { id: string; datePublished: string | null };
}

/**
 * A list, the newest first, with a listing that changed: put in its place by publication when it is
 * missing and belongs among those loaded. One that is there stays where it is, so the same change
 * may come twice.
 * @param isWhole whether the list is loaded to its end; else what is older comes with its page
 */
export function placeNewest<Item extends Edge>(
  edges: readonly Item[],
  edge: Item,
  isWhole: boolean,
): Item[] {
  const { id, datePublished } = edge.node;
  if (edges.some(({ node }) => node.id === id)) return [...edges];
  const place = edges.findIndex(({ node }) => (node.datePublished ?? '') < (datePublished ?? ''));
  if (place >= 0) return edges.toSpliced(place, 0, edge);
  return isWhole ? [...edges, edge] : [...edges];
}
