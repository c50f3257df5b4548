import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Makes one reading of those that are asked for at the same moment: it begins after the last of them
 * asked, so that each is told what was there when it asked, or later.
 */
export function oneReading<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let coming: Promise<Found> | null = null;
  return () => {
    coming ??= nextTurn().then(() => {
      coming = null;
      return read();
    });
    return coming;
  };
}
