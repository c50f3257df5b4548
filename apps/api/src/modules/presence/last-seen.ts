import { LastSeenModel } from './presence.model.ts';

/** When a person was last here is written once a minute at most, in milliseconds. */
const written = 60_000;

const lastWritten = new Map<string, number>();

/** Notes that people are here. */
export async function noteHere(userIds: readonly string[]): Promise<void> {
  const now = Date.now();
  for (const [userId, at] of lastWritten) if (now - at >= written) lastWritten.delete(userId);
  const due = userIds.filter((userId) => !lastWritten.has(userId));
  if (due.length === 0) return;
  for (const userId of due) lastWritten.set(userId, now);
  const at = new Date(now);
  await LastSeenModel.bulkWrite(
    due.map((_id) => ({ updateOne: { filter: { _id }, update: { $max: { at } }, upsert: true } })),
    { ordered: false },
  );
}

/** Lets a person be forgotten by this process, too. */
export const forgetHere = (userId: string): boolean => lastWritten.delete(userId);
