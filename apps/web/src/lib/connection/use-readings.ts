import { useRef } from 'react';

/**
 * What is read after a change must not share the answer of a reading that began before it, as Apollo's
 * deduplication of queries would have it.
 */
export const askedByItself = { queryDeduplication: false };

/** A reading under way, and the one that waits for it. */
interface Turn {
  key: string;
  now: Promise<void>;
  next: Promise<void> | null;
}

/**
 * Readings that follow one another: whoever asks while one is under way gets the next, which begins
 * after they asked, so that an answer from before a change never stays on the screen.
 * @param read reads anew and shows what it read; that it failed it says itself
 * @param key of what is read: another one doesn't wait for the one before
 * @returns reads again; resolves when a reading that began after the call is over, and never rejects
 */
export function useReadings(read: () => Promise<void>, key = ''): () => Promise<void> {
  const latest = useRef(read);
  latest.current = read;
  const last = useRef<Turn | null>(null);
  const begin = (): Promise<void> => {
    const turn: Turn = {
      key,
      now: latest
        .current()
        .catch(() => undefined)
        .finally(() => {
          if (!turn.next && last.current === turn) last.current = null;
        }),
      next: null,
    };
    last.current = turn;
    return turn.now;
  };
  return () => {
    const turn = last.current;
    if (turn?.key !== key) return begin();
    turn.next ??= turn.now.then(() => (last.current === turn ? begin() : undefined));
    return turn.next;
  };
}
