import { setTimeout as delay } from 'node:timers/promises';
import { database } from './connect.ts';
import { isDuplicateKey } from './lease.ts';

/** How long whoever asks waits for the answer, in milliseconds. */
const patience = 1_000;

/** For how long an answer holds, so that asking often costs nothing, in milliseconds. */
const fresh = 500;

let probing: Promise<boolean> | null = null;
let last = { at: 0, takesWrites: false };

/**
 * Whether the database takes a write, within a second: one whose disk is full or whose primary is
 * gone still answers reads. Of several who ask at once one tries.
 */
export async function databaseTakesWrites(): Promise<boolean> {
  if (Date.now() - last.at < fresh) return last.takesWrites;
  probing ??= probe().finally(() => {
    probing = null;
  });
  const waiting = new AbortController();
  const late = delay(patience, false, { signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([probing, late]);
  } finally {
    waiting.abort();
  }
}

async function probe(): Promise<boolean> {
  const takesWrites = await write().then(
    () => true,
    // Another process was a moment quicker.
    (error: unknown) => isDuplicateKey(error),
  );
  last = { at: Date.now(), takesWrites };
  return takesWrites;
}

async function write(): Promise<void> {
  await database()
    .collection<{ _id: string; at: Date }>('probes')
    .updateOne({ _id: 'readiness' }, { $set: { at: new Date() } }, { upsert: true });
}
