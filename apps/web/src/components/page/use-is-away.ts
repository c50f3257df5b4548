import { type RefObject, useEffect, useState } from 'react';

/** Between the bars of a phone. */
const inSight = { rootMargin: '-60px 0px -60px' };

/** Whether an element has scrolled out of sight. */
export function useIsAway(place: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting);
    }, inSight);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [place]);
  return isAway;
}
