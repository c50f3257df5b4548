import { type RefCallback, useCallback } from 'react';

const name = '--wiki-page-foot';

/**
 * For what a page keeps at the foot of the window: its height becomes known to what stands above it,
 * such as the word that there is no connection. Gives the reference for its element, which may be at
 * the foot on narrow windows only.
 */
export function usePageFoot(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isAtFoot = getComputedStyle(element).position !== 'static';
      style.setProperty(name, isAtFoot ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, []);
}
