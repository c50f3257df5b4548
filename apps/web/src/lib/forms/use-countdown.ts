import { useEffect, useEffectEvent, useState } from 'react';

const secondsUntil = (instant: number | undefined): number =>
  instant === undefined ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1_000));

/**
 * Whole seconds left until an instant (milliseconds since the epoch), counting down; 0 without one.
 * `onEnd` is called once when a running countdown reaches 0.
 */
export function useCountdown(until: number | undefined, onEnd?: () => void): number {
  const [, tick] = useState(0);
  const left = secondsUntil(until);
  const isOver = until !== undefined && left === 0;
  useEffect(() => {
    if (until === undefined || isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [until, isOver]);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return left;
}
