import { standInLine } from '../jobs/people-first.ts';

/** Those who take turns at a key. */
interface Line {
  /** The end of the last work. */
  last: Promise<void>;
  /** How many works have come, and how many have ended. */
  come: number;
  ended: number;
}

const lines = new Map<string, Line>();

/**
 * How long a work waits while none of those before it ends: a storage that hangs is not waited for by
 * each in turn. As long as they go on, however slowly, it waits: all would meet if all went ahead.
 */
const patience = 5_000;

/**
 * Lets the works of a key go one after the other within this process: transactions that all change the
 * same record would meet, and those that lose do everything again. Correct without it: those of
 * other processes meet as before, and whoever waited too long goes ahead.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const line = lines.get(key) ?? { last: Promise.resolve(), come: 0, ended: 0 };
  const before = line.last;
  line.last = end;
  lines.set(key, line);
  line.come += 1;
  standInLine(key, line.come - line.ended);
  try {
    await turnAfter(before, line);
    return await work();
  } finally {
    line.ended += 1;
    standInLine(key, line.come - line.ended);
    resolve();
    if (line.last === end) lines.delete(key);
  }
}

async function turnAfter(before: Promise<void>, line: Line): Promise<void> {
  for (let isLate = true; isLate; ) {
    const { ended } = line;
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(late.resolve, patience, true);
    const hasWaited = await Promise.race([before.then(() => false), late.promise]);
    clearTimeout(timer);
    isLate = hasWaited && line.ended !== ended;
  }
}
