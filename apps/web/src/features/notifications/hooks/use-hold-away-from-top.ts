import { useEffect, useEffectEvent } from 'react';
import type { HeldRows } from '../../../lib/connection/use-held-rows.ts';

/** From here on, in pixels, a reader is no more at the top of a list. */
const topPixels = 160;

/** Lets new rows wait while the reader is further down, so that nothing moves under their eyes. */
export function useHoldAwayFromTop<Row>({ hold, release, count }: HeldRows<Row>): void {
  const onScroll = useEffectEvent(() => {
    if (scrollY > topPixels) hold();
    else if (count === 0) release();
  });
  useEffect(() => {
    const listener = () => onScroll();
    addEventListener('scroll', listener, { passive: true });
    return () => removeEventListener('scroll', listener);
  }, []);
}
