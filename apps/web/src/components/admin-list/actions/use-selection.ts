import { useState } from 'react';

interface Selectable {
  id: string;
}

/** Which rows of a list are selected, also on other pages of it. */
export interface Selection<Row> {
  /** In the order in which they were selected, those on the page as they are now. */
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** Whether the whole page is selected. */
  isAll: boolean;
  /** Selects a row or takes it out; with `range` every row from the last one that was pressed. */
  toggle: (row: Row, range?: boolean) => void;
  /** Selects the page, or takes it out. */
  toggleAll: () => void;
  /** Selects these as well. */
  add: (rows: readonly Row[]) => void;
  clear: () => void;
}

/**
 * The selected rows of a list. They stay while one turns its pages, and are given up with another
 * search, filter, tab or order.
 * @param rows the rows of the page
 * @param list what the rows are those of: its variables without the page
 */
export function useSelection<Row extends Selectable>(
  rows: readonly Row[],
  list: string,
): Selection<Row> {
  const [kept, setKept] = useState<{ list: string; rows: ReadonlyMap<string, Row> }>({
    list,
    rows: new Map(),
  });
  const [last, setLast] = useState<string | null>(null);
  const known = kept.list === list ? kept.rows : new Map<string, Row>();
  const keep = (next: ReadonlyMap<string, Row>) => setKept({ list, rows: next });
  const onPage = new Map(rows.map((row) => [row.id, row]));
  const isAll = rows.length > 0 && rows.every(({ id }) => known.has(id));
  const withRows = (added: readonly Row[]) =>
    new Map([...known, ...added.map((row) => [row.id, row] as const)]);
  const without = (taken: readonly Row[]) => {
    const ids = new Set(taken.map(({ id }) => id));
    return new Map([...known].filter(([id]) => !ids.has(id)));
  };
  return {
    rows: [...known].map(([id, row]) => onPage.get(id) ?? row),
    has: ({ id }) => known.has(id),
    isAll,
    toggle: (row, range = false) => {
      const from = range ? rows.findIndex(({ id }) => id === last) : -1;
      const to = rows.findIndex(({ id }) => id === row.id);
      const between = from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      keep(known.has(row.id) ? without(between) : withRows(between));
      setLast(row.id);
    },
    toggleAll: () => keep(isAll ? without(rows) : withRows(rows)),
    add: (added) => keep(withRows(added)),
    clear: () => keep(new Map()),
  };
}
