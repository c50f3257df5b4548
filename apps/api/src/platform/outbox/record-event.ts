import mongoose, { type Types } from 'mongoose';
import type { Write } from '../database/documents/send-writes.ts';
import { writeLast } from '../database/transaction.ts';
import { eventDocuments, type EventMap, type EventRecord, type EventType } from './event.model.ts';

/**
 * Records what a service did, in the same transaction as its documents, at its end. One event per transaction:
 * its commit time is the position live clients resume from.
 * @returns its id.
 */
export async function recordEvent<Type extends EventType>(
  type: Type,
  actorId: string | null,
  data: EventMap[Type],
): Promise<Types.ObjectId> {
  const event = newEvent(type, actorId, data);
  await writeLast(eventDocuments.toInsert(event));
  return event._id;
}

/** The same for `writeTogether`, along with the documents of what was done. */
export const toRecordEvent = <Type extends EventType>(
  type: Type,
  actorId: string | null,
  data: EventMap[Type],
): Write => eventDocuments.toInsert(newEvent(type, actorId, data));

const newEvent = <Type extends EventType>(
  type: Type,
  actorId: string | null,
  data: EventMap[Type],
): EventRecord<Type> => ({
  _id: new mongoose.Types.ObjectId(),
  type,
  actorId,
  at: new Date(),
  data,
});
