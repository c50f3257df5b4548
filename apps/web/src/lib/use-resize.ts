import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef } from 'react';

export interface Resize {
  /** In pixels; null while it is as wide as it likes. */
  width: number | null;
  min: number;
  max: number;
  onWidth: (width: number) => void;
  /** Back to as wide as it likes: a double click, or Enter. */
  onReset: () => void;
  /** How wide the thing is now, where no width was chosen. */
  measure: (divider: HTMLElement) => number;
}

const step = 16;

/** What makes a line between two things divide their room anew, by pointer and by arrow keys. */
export function useResize({ width, min, max, onWidth, onReset, measure }: Resize) {
  const drag = useRef<{ from: number; width: number } | null>(null);
  const set = (wanted: number) => onWidth(Math.round(Math.min(max, Math.max(min, wanted))));
  return {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': 'vertical',
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': width ?? min,
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: event.clientX, width: width ?? measure(event.currentTarget) };
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      if (drag.current) set(drag.current.width + event.clientX - drag.current.from);
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onDoubleClick: onReset,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const now = width ?? measure(event.currentTarget);
      const by = event.shiftKey ? 4 * step : step;
      const acts: Partial<Record<string, () => void>> = {
        ArrowLeft: () => set(now - by),
        ArrowRight: () => set(now + by),
        Home: () => set(min),
        End: () => set(max),
        Enter: onReset,
      };
      const act = acts[event.key];
      if (!act) return;
      // Rows of a list and letters of a page have keys of their own.
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  } as const;
}
