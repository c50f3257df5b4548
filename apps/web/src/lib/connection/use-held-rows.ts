import { useState } from 'react';

interface Node {
  id: string;
}

/** The rows that are shown, and those that wait to be. */
export interface HeldRows<Row> {
  rows: readonly Row[];
  /** How many wait. */
  count: number;
  /** From now on new rows wait, unless there are none to stand before them. */
  hold: () => void;
  /** Shows everything. */
  release: () => void;
}

/**
 * Keeps rows that arrive by themselves out of a list until they are asked for, so that nothing moves
 * under the pointer. Rows that are shown change in place.
 * @param nodes what the list holds by now
 * @param list which list it is: another one starts with everything shown
 */
export function useHeldRows<Row extends Node>(nodes: readonly Row[], list: string): HeldRows<Row> {
  const [held, setHeld] = useState<{ list: string; ids: ReadonlySet<string> } | null>(null);
  const isHolding = held?.list === list;
  const rows = isHolding ? nodes.filter(({ id }) => held.ids.has(id)) : nodes;
  return {
    rows,
    count: nodes.length - rows.length,
    hold: () => {
      if (!isHolding && nodes.length > 0)
        setHeld({ list, ids: new Set(nodes.map(({ id }) => id)) });
    },
    release: () => setHeld(null),
  };
}
