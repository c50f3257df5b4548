import mongoose, { type Types } from 'mongoose';
import { eventDocuments, type EventMap, type EventType } from './event.model.ts';

/**
 * Records what a service did, in the same transaction as its documents. One event per transaction:
 * its commit time is the position live clients resume from.
 * @returns its id.
 */
export async function recordEvent<Type extends EventType>(
  type: Type,
  actorId: string | null,
  data: EventMap[Type],
): Promise<Types.ObjectId> {
  const _id = new mongoose.Types.ObjectId();
  await eventDocuments.insertOne({ _id, type, actorId, at: new Date(), data });
  return _id;
}
