import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListAction, ListIdentity } from '../list-types.ts';
import type { MenuPlace } from './row-menu.tsx';
import type { Selection } from '../actions/use-selection.ts';

export interface RowKeysOptions<Row> {
  rows: readonly Row[];
  identity: ListIdentity<Row>;
  offeredOn: (row: Row) => readonly ListAction<Row>[];
  openMenu: (row: Row, place: MenuPlace) => void;
  onAct: (action: ListAction<Row>, rows: readonly Row[]) => void;
  selection: Selection<Row> | null;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * The keys of a list: arrows, `J` and `K` move, Enter opens, Space and `X` select, `.` shows what can
 * be done, and the letter of an action does it.
 */
export function useRowKeys<Row extends { id: string }>({
  rows,
  identity,
  offeredOn,
  openMenu,
  onAct,
  selection,
}: RowKeysOptions<Row>) {
  const navigate = useNavigate();
  const [chosen, setCurrent] = useState<string | null>(null);
  const at = Math.max(
    rows.findIndex(({ id }) => id === chosen),
    0,
  );
  const row = rows[at];

  const focusOn = (table: Element, index: number) => {
    const next = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!next) return;
    setCurrent(next.id);
    table.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || !row) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(fields)) return;
    const element = target.closest<HTMLElement>('tbody [data-id]');
    const isOnRow = element === target;
    const by = moves[key];
    if (by !== undefined) focusOn(currentTarget, element ? at + by : 0);
    else if (key === 'Home') focusOn(currentTarget, 0);
    else if (key === 'End') focusOn(currentTarget, rows.length - 1);
    else if (key === 'Escape' && selection?.rows.length) selection.clear();
    else if (!element) return;
    else if (key === 'Enter' && isOnRow) {
      const href = identity.href?.(row);
      if (!href) return;
      void navigate(href);
    } else if ((key === ' ' && isOnRow) || key === 'x') selection?.toggle(row, event.shiftKey);
    else if (key === '.' || key === 'ContextMenu') {
      if (!identity.href && offeredOn(row).length === 0) return;
      const { left, bottom } = element.getBoundingClientRect();
      openMenu(row, { x: left + 48, y: bottom });
    } else {
      const action = offeredOn(row).find(({ shortcut }) => shortcut?.toLowerCase() === key);
      if (!action) return;
      onAct(action, [row]);
    }
    event.preventDefault();
  };

  return { current: row?.id ?? null, setCurrent, onKeyDown };
}
