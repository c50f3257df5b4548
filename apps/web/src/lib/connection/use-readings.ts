import { useRef } from 'react';

/**
 * What is read after a change must not share the answer of a reading that began before it, as Apollo's
 * deduplication of queries would have it.
 */
export const askedByItself = { queryDeduplication: false };

/**
 * Readings that follow one another: whoever asks while one is under way gets the next, which begins
 * after they asked, so that an answer from before a change never stays on the screen.
 * @param read reads anew and shows what it read; that it failed it says itself
 * @returns reads again; resolves when a reading that began after the call is over, and never rejects
 */
export function useReadings(read: () => Promise<void>): () => Promise<void> {
  const latest = useRef(read);
  latest.current = read;
  const turns = useRef<{ now: Promise<void>; next: Promise<void> | null } | null>(null);
  const begin = (): Promise<void> => {
    const turn: NonNullable<typeof turns.current> = {
      now: latest
        .current()
        .catch(() => undefined)
        .finally(() => {
          if (!turn.next) turns.current = null;
        }),
      next: null,
    };
    turns.current = turn;
    return turn.now;
  };
  return () => {
    const turn = turns.current;
    if (!turn) return begin();
    turn.next ??= turn.now.then(begin);
    return turn.next;
  };
}
