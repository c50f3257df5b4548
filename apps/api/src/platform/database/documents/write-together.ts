import { hasBulkWrite } from '../connect.ts';
import { currentSession, inTransaction } from '../transaction.ts';
import { sendWrites, type Write } from './send-writes.ts';

/** An update found no document that it was meant for: nothing of what was to be written with it may stay. */
export class UnmatchedUpdateError extends Error {}

/**
 * Writes to several collections, all or nothing, in their order and in the caller's transaction where there
 * is one: by one command where the server knows how.
 * @throws UnmatchedUpdateError where an update that may not insert finds nothing.
 * @throws MongoServerError with the code of what was refused, as 11000 for a key that is there already.
 */
export async function writeTogether(
  writes: readonly Write[],
  way: { byOneCommand: boolean } = { byOneCommand: hasBulkWrite() },
): Promise<void> {
  await inTransaction(async () => {
    const found = await sendWrites(writes, { ...way, ...currentSession() });
    const updates = writes.filter((write) => 'update' in write);
    if (found < updates.length) throw new UnmatchedUpdateError();
  });
}
