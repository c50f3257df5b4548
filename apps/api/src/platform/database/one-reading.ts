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

/**
 * The same of many things, each by its key, and one reading of a thing at a time: thousands who ask for
 * it while it is read are answered by the next one.
 */
export function readingsByKey<Found>(
  read: (key: string) => Promise<Found>,
): (key: string) => Promise<Found> {
  const underWay = new Map<string, Promise<unknown>>();
  const coming = new Map<string, Promise<Found>>();
  return (key) => {
    const asked = coming.get(key);
    if (asked) return asked;
    const before = underWay.get(key);
    const reading = (before ? before.catch(() => {}) : nextTurn()).then(async () => {
      coming.delete(key);
      const found = read(key);
      underWay.set(key, found);
      try {
        return await found;
      } finally {
        if (underWay.get(key) === found) underWay.delete(key);
      }
    });
    coming.set(key, reading);
    return reading;
  };
}
