import { type PointerEvent, useState } from 'react';
import { placeAt } from './reorder.ts';

export interface DragOrder {
  /** The place of the row that is being dragged. */
  dragged: number | null;
  /** Takes hold of a row by its handle. */
  start: (event: PointerEvent<HTMLElement>, index: number) => void;
}

/**
 * Lets rows of a list be dragged to another place by their handle, with mouse, pen or finger. The
 * list is the `ol` around the handle, its rows carry `data-place`.
 */
export function useDragOrder(move: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number | null>(null);

  const start = (event: PointerEvent<HTMLElement>, index: number) => {
    const list = event.currentTarget.closest('ol');
    if (event.button !== 0 || !list) return;
    let from = index;
    setDragged(from);
    // On the window: a row that changes its place in the page loses the pointer.
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      setDragged(null);
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...list.querySelectorAll('[data-place]')];
      const to = placeAt(
        rows.map((row) => row.getBoundingClientRect()),
        clientY,
      );
      if (to === from || to < 0) return;
      move(from, to);
      from = to;
      setDragged(to);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };

  return { dragged, start };
}
