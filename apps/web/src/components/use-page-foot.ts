import { type RefCallback, useCallback } from 'react';

const name = '--wiki-page-foot';

/**
 * For what a page keeps at the foot of the window: its height becomes known to what stands above it,
 * such as the word that there is no connection. Gives the reference for its element.
 */
export function usePageFoot(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, []);
}
