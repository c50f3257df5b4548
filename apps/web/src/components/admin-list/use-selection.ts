import { useState } from 'react';

interface Selectable {
  id: string;
}

/** Which rows of a page are selected. */
export interface Selection<Row> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  isAll: boolean;
  /** Selects a row or takes it out; with `range` every row from the last one that was pressed. */
  toggle: (row: Row, range?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/**
 * The selected rows of a list. Rows that leave the page leave the selection.
 * @param rows the rows of the page
 */
export function useSelection<Row extends Selectable>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const selected = rows.filter(({ id }) => ids.has(id));
  const isAll = rows.length > 0 && selected.length === rows.length;
  return {
    rows: selected,
    has: ({ id }) => ids.has(id),
    isAll,
    toggle: (row, range = false) => {
      const next = new Set(selected.map(({ id }) => id));
      const from = range ? rows.findIndex(({ id }) => id === last) : -1;
      const to = rows.indexOf(row);
      const isAdded = !next.has(row.id);
      const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const { id } of from < 0 ? [row] : between) {
        if (isAdded) next.add(id);
        else next.delete(id);
      }
      setIds(next);
      setLast(row.id);
    },
    toggleAll: () => setIds(new Set(isAll ? [] : rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
