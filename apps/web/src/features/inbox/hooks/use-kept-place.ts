import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So close to the end counts as being at it, and so far from the top older messages are fetched. */
const nearPx = 80;
const aheadPx = 600;
/** From here on the way to the newest is offered. */
const awayPx = 400;
/** So long after its last movement a list counts as scrolling, in milliseconds. */
const restMs = 1_200;

interface Place {
  /** The message at the top of the window, and how far below its edge it stands. */
  id: string;
  top: number;
}

const messagesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-message]')];

/** What stands at the top of the window. */
function placeIn(box: HTMLElement): Place | null {
  const edge = box.getBoundingClientRect().top;
  const first = messagesIn(box).find((each) => each.getBoundingClientRect().bottom > edge);
  const id = first?.dataset.message;
  return first && id ? { id, top: first.getBoundingClientRect().top - edge } : null;
}

/**
 * Keeps the place of a reader in a list that grows at both ends: whoever is at the end stays there, and
 * whoever reads further up keeps what they read where it is.
 * @param changed changes whenever the list does
 */
export function useKeptPlace(
  changed: unknown,
  {
    isAtNewest,
    onOlder,
    onNewer,
  }: {
    isAtNewest: boolean;
    onOlder: () => void;
    onNewer: () => void;
  },
) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);

  const note = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    isAtEnd.current = below < nearPx;
    setAway(below > awayPx || !isAtNewest);
    place.current = placeIn(element);
    if (element.scrollTop < aheadPx) onOlder();
    if (below < aheadPx) onNewer();
  }, [isAtNewest, onOlder, onNewer]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isAtEnd.current && isAtNewest) element.scrollTop = element.scrollHeight;
    else if (place.current) {
      const { id, top } = place.current;
      const kept = element.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
      if (kept) {
        const now = kept.getBoundingClientRect().top - element.getBoundingClientRect().top;
        element.scrollTop += now - top;
      }
    }
    void changed;
  }, [changed, isAtNewest]);

  // What is written takes room from the list: whoever is at its end stays there.
  useEffect(() => {
    const element = box.current;
    if (!element || !isAtNewest) return undefined;
    const watching = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, [isAtNewest]);

  /** Brings a message into sight; answers whether it is there. */
  const show = useCallback(
    (id: string): boolean => {
      const target = box.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
      if (!target) return false;
      target.scrollIntoView({ block: 'center' });
      isAtEnd.current = false;
      note();
      return true;
    },
    [note],
  );
  /** Whether a message stands below what is seen. */
  const isBelow = useCallback((id: string): boolean => {
    const element = box.current;
    const target = element?.querySelector(`[data-message="${CSS.escape(id)}"]`);
    return Boolean(
      element &&
        target &&
        target.getBoundingClientRect().top > element.getBoundingClientRect().bottom,
    );
  }, []);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  // Said by the element itself: it begins and ends with each movement, and changes only its looks.
  const onScroll = useCallback(() => {
    note();
    box.current?.toggleAttribute('data-scrolling', true);
    clearTimeout(resting.current);
    resting.current = setTimeout(
      () => box.current?.toggleAttribute('data-scrolling', false),
      restMs,
    );
  }, [note]);
  const toEnd = useCallback(() => {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = true;
    element.scrollTop = element.scrollHeight;
    note();
  }, [note]);

  return { box, onScroll, isAway, show, isBelow, toEnd };
}
