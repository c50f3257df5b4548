import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * After a move to another page the focus goes to its heading, so that a reader who does not see
 * the page hears what it is. Changes of the query stay on the page and move nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isMoving = useNavigation().state !== 'idle';
  const focused = useRef(pathname);
  useEffect(() => {
    if (isMoving || focused.current === pathname) return;
    focused.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, isMoving]);
}
