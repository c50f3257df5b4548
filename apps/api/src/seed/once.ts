import { setTimeout } from 'node:timers/promises';
import { database } from '../platform/database/connect.ts';
import { storageUnavailable } from '../platform/database/faults.ts';
import { currentSession, inTransaction } from '../platform/database/transaction.ts';
import { logger } from '../platform/logging/logger.ts';

/** What was written of the demonstration, noted beside the migrations. */
const notes = () => database().collection<{ _id: string; at: Date }>('migrations');

/** The note that the demonstration is whole. */
export const wholeDemo = 'demo';

const partOf = (name: string) => `${wholeDemo}:${name}`;

/** Whether a part of the demonstration, or all of it, is there. */
export async function isWritten(part: string | null): Promise<boolean> {
  const _id = part === null ? wholeDemo : partOf(part);
  return (await notes().findOne({ _id }, currentSession())) !== null;
}

/** Writes a part with the note that it is there in one transaction, so that a kill leaves no half of it. */
export async function writeOnce(part: string, work: () => Promise<unknown>): Promise<void> {
  if (await isWritten(part)) return;
  await inTransaction(async () => {
    if (await isWritten(part)) return;
    await work();
    await notes().insertOne({ _id: partOf(part), at: new Date() }, currentSession());
  });
}

/** Notes that the demonstration is whole. */
export async function noteWhole(): Promise<void> {
  await notes().updateOne({ _id: wholeDemo }, { $set: { at: new Date() } }, { upsert: true });
}

/** How often what a database that was away interrupted is gone on with: each may wait for it for seconds. */
const mostInterruptions = 20;

/**
 * Does work that can be gone on with, again when the database was away for a moment: on a machine
 * with too much to do its answers may come later than the driver waits.
 */
export async function despitePauses(work: () => Promise<void>): Promise<void> {
  for (let interruptions = 1; ; interruptions++) {
    try {
      return await work();
    } catch (error) {
      if (!storageUnavailable(error) || interruptions === mostInterruptions) throw error;
      logger.warn({ err: error }, 'the database did not answer: the demonstration goes on');
      await setTimeout(500);
    }
  }
}
