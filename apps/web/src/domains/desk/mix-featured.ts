/** How many cards the row has, and how many of one kind at most beside others. */
const most = 4;
const mostOfOneKind = 2;

/**
 * Takes turns among kinds, so that alike things do not stand side by side; where there are too few
 * kinds to fill the row, more of one may stand in it.
 */
export function mixed<Item>(kinds: readonly (readonly Item[])[]): Item[] {
  const inTurns = (from: number, until: number) =>
    Array.from({ length: until - from }, (_, index) => from + index).flatMap((round) =>
      kinds.flatMap((items) => items.slice(round, round + 1)),
    );
  return [...inTurns(0, mostOfOneKind), ...inTurns(mostOfOneKind, most)].slice(0, most);
}
