/** How the entries of a list are told apart and shown in a comparison. */
export interface ComparedRows {
  /** What an entry keeps whatever is changed of it; null for a new one. Left out, its words tell. */
  id?: (row: unknown) => string | null;
  /** What it is called, such as "Offer: 10 % off". */
  label: (row: unknown) => string;
  /** All that it says, each part on a line of its own: entries with the same words are the same. */
  words: (row: unknown) => string;
}

/** One entry in each of three states; undefined where it is not there. */
export interface RowStates {
  /** Names it in the comparison. */
  key: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Which entry of `before` each of `after` was: by its id, else the one that says the same, has the
 * same name, or is left over at the same place.
 * @returns the place in `before` of each entry, or -1 for a new one
 */
function align(
  { id, label, words }: ComparedRows,
  before: readonly unknown[],
  after: readonly unknown[],
): number[] {
  const found = after.map(() => -1);
  const free = new Set(before.keys());
  const take = (fits: (one: unknown, other: unknown, from: number, to: number) => boolean) => {
    for (const [to, row] of after.entries()) {
      if (found[to] !== -1) continue;
      const from = [...free].find((at) => fits(before[at], row, at, to));
      if (from === undefined) continue;
      found[to] = from;
      free.delete(from);
    }
  };
  if (id) {
    take((one, other) => id(other) !== null && id(one) === id(other));
    return found;
  }
  take((one, other) => words(one) === words(other));
  take((one, other) => label(one) === label(other));
  take((_one, _other, from, to) => from === to);
  return found;
}

/** The entries of a list in three states, in the order in which they are kept. */
export function alignRows(
  rows: ComparedRows,
  lists: { base: unknown; mine: unknown; theirs: unknown },
): RowStates[] {
  const [base, mine, theirs] = [listOf(lists.base), listOf(lists.mine), listOf(lists.theirs)];
  const [ofMine, ofTheirs] = [align(rows, base, mine), align(rows, base, theirs)];
  const states = base.map((row, at): RowStates => {
    const [here, there] = [ofMine.indexOf(at), ofTheirs.indexOf(at)];
    return { key: String(at), base: row, mine: mine[here], theirs: theirs[there] };
  });
  const moved = [ofTheirs, ofMine]
    .map((order) => order.filter((at) => at !== -1))
    .find((order) => order.some((at, index) => at < (order[index - 1] ?? 0)));
  const order = new Set([...(moved ?? []), ...states.keys()]);
  return [
    ...[...order].flatMap((at) => states[at] ?? []),
    ...theirs.flatMap((row, at) =>
      ofTheirs[at] === -1
        ? [{ key: `theirs${at}`, base: undefined, mine: undefined, theirs: row }]
        : [],
    ),
    ...mine.flatMap((row, at) =>
      ofMine[at] === -1
        ? [{ key: `mine${at}`, base: undefined, mine: row, theirs: undefined }]
        : [],
    ),
  ];
}
