import { useEffect, useRef } from 'react';

const name = 'wiki.place';

/** A reload is over when the reader has gone on to other pages. */
const isOver = 60_000;

const isReload = (): boolean => {
  if (performance.now() > isOver) return false;
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/**
 * Keeps the place in a long list over a reload: its further pages come after the browser has put the
 * window back, which is then too short for it. Nothing is moved under who has scrolled meanwhile.
 * @param isComplete whether all that the address asks for is there.
 */
export function useKeptPlace(isComplete: boolean): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    const keep = () => {
      sessionStorage.setItem(name, JSON.stringify({ href: location.href, top: scrollY }));
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useEffect(() => {
    if (!isComplete || hasBegun.current) return;
    hasBegun.current = true;
    // Only then is the storage read: the first time a page does, it waits for the browser, on a phone for long.
    if (!isReload()) return;
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as {
      href: string;
      top: number;
    } | null;
    sessionStorage.removeItem(name);
    if (kept?.href === location.href && scrollY < kept.top) scrollTo(0, kept.top);
  }, [isComplete]);
}
