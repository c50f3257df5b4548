import { useEffect, useEffectEvent, useState } from 'react';
import type { Move } from './page-router.ts';
import { useDrawnRouter } from './router-view.tsx';

/** A move that waits for an answer. */
export interface HeldMove {
  proceed: () => void;
  /** Stays here. */
  drop: () => void;
}

/** Holds each move that `isToHold` says, until somebody decided; null while none is held. */
export function useHeldMove(isToHold: (move: Move) => boolean): HeldMove | null {
  const { router } = useDrawnRouter();
  const [held, setHeld] = useState<HeldMove | null>(null);
  const decide = useEffectEvent((move: Move): boolean => {
    if (!isToHold(move)) return false;
    const drop = () => setHeld(null);
    setHeld({
      drop,
      proceed: () => {
        drop();
        move.proceed();
      },
    });
    return true;
  });
  useEffect(() => router.hold((move) => decide(move)), [router]);
  return held;
}
