import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDrawnRouter } from '../lib/routing/router-view.tsx';

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the heading of the page, now or, unless the person has moved on, when it appears. */
function focusHeading(main: HTMLElement): () => void {
  const heading = () => main.querySelector<HTMLElement>('h1');
  const present = heading();
  focus(present ?? main);
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focus(late);
  });
  if (!present) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a move to another page the focus goes to its heading, so that a reader who does not see
 * the page hears what it is. Changes of the query stay on the page and move nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { isMoving } = useDrawnRouter().state;
  const focused = useRef(pathname);
  useEffect(() => {
    const main = document.querySelector('main');
    if (isMoving || focused.current === pathname || !main) return;
    focused.current = pathname;
    return focusHeading(main);
  }, [pathname, isMoving]);
}
