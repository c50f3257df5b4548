import { useEffect, useLayoutEffect } from 'react';
import { keepPlace, storePlaces } from './scroll-places.ts';
import { useDrawnRouter } from './router-view.tsx';

/** The element that an address names behind `#`. */
function namedElement(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** A page begins at its top or at what its address names; on the way back, where it was read. */
export function useScrollPlaces(): void {
  const {
    router,
    state: { location, scroll },
  } = useDrawnRouter();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onHide = () => {
      if (!router.state.isMoving) keepPlace(router.state.location.key);
      storePlaces();
      // The browser itself brings back a document that comes rendered.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      history.scrollRestoration = 'auto';
    };
  }, [router]);

  useLayoutEffect(() => {
    // Nothing is returned: what scrolls returns a promise in newer browsers, which is no clean-up.
    if (typeof scroll === 'number') {
      scrollTo(0, scroll);
      return;
    }
    const named = location.hash ? namedElement(location.hash) : null;
    if (scroll === 'stay') return;
    if (named) named.scrollIntoView();
    else scrollTo(0, 0);
  }, [location, scroll]);
}
