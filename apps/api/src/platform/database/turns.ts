/** The end of the last work of each key. */
const ends = new Map<string, Promise<void>>();

/** How long a work waits for those before it: a storage that hangs is not waited for by each in turn. */
const patience = 5_000;

/**
 * Lets the works of a key go one after the other within this process: transactions that all change the
 * same record would meet, and those that lose do everything again. Correct without it: those of
 * other processes meet as before, and whoever waited too long goes ahead.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = ends.get(key);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  ends.set(key, end);
  try {
    if (before) await endOf(before);
    return await work();
  } finally {
    resolve();
    if (ends.get(key) === end) ends.delete(key);
  }
}

async function endOf(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, patience);
  await Promise.race([work, late.promise]);
  clearTimeout(timer);
}
