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

/**
 * Puts something into a cached list of newest first where its date belongs, once.
 * @param dateOf when something in the list happened; of equal dates the one put in last comes first
 */
export function placeByDate<List extends CachedConnection>(
  list: List,
  node: Reference,
  edge: `${string}Edge`,
  dateOf: (node: Reference) => string,
): List {
  if (!list.edges) return list;
  const others = list.edges.filter((known) => known.node.__ref !== node.__ref);
  const date = dateOf(node);
  const place = others.findIndex((known) => dateOf(known.node) <= date);
  // A cursor keeps its edge; what stands in a list already keeps its own.
  const known = list.edges.find((each) => each.node.__ref === node.__ref);
  const placed = known ?? { __typename: edge, cursor: '', node };
  return { ...list, edges: others.toSpliced(place < 0 ? others.length : place, 0, placed) };
}

/** Takes something out of a cached list. */
export const withoutNode = <List extends CachedConnection>(list: List, node: Reference): List =>
  list.edges
    ? { ...list, edges: list.edges.filter((known) => known.node.__ref !== node.__ref) }
    : list;
