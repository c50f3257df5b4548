import type { Reference } from '@apollo/client/cache';

/** A list as the cache holds it: what stands in it is held apart. */
export interface CachedConnection {
  edges?: readonly { __typename: string; cursor: string; node: Reference }[];
}

/** Whether something stands in a cached list. */
export const isListed = ({ edges }: CachedConnection, node: Reference): boolean =>
  edges?.some((edge) => edge.node.__ref === node.__ref) ?? false;

/**
 * Puts something at the head of a cached list of newest first, and nowhere else in it.
 * @param edge the type of the list's edges
 */
export function placeFirst<List extends CachedConnection>(
  list: List,
  node: Reference,
  edge: `${string}Edge`,
): List {
  if (!list.edges) return list;
  const others = list.edges.filter((known) => known.node.__ref !== node.__ref);
  return { ...list, edges: [{ __typename: edge, cursor: '', node }, ...others] };
}
