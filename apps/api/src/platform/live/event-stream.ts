import mongoose, { type mongo } from 'mongoose';
import { EventModel, type EventRecord } from '../outbox/event.model.ts';
import { encodeCursor, type Position, positionOf, timestampOf } from './cursor.ts';
import type { PlacedEvent } from './follower.ts';

/** MongoDB's code for a position its log does not reach back to. */
const historyLostCode = 286;

/** Whether the database cannot resume from a position because its log begins later. */
export function isHistoryLost(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === historyLostCode;
}

/** The stream of committed events from a position on, that position included. */
export function openEventStream(from: Position): mongo.ChangeStream {
  return EventModel.collection.watch([{ $match: { operationType: 'insert' } }], {
    startAtOperationTime: timestampOf(from),
    maxAwaitTimeMS: 1_000,
  });
}

/** What a change stream reports, as an event in its place; null for what is no event. */
export function placedEvent(change: mongo.ChangeStreamDocument): PlacedEvent | null {
  if (change.operationType !== 'insert' || !change.clusterTime) return null;
  const position = positionOf(change.clusterTime);
  return Object.freeze({
    record: change.fullDocument as unknown as EventRecord,
    position,
    cursor: encodeCursor(position),
  });
}

/** The commit time the database has reached. */
export async function presentPosition(): Promise<Position> {
  const reply = await mongoose.connection.db?.command({ ping: 1 });
  const time = reply?.operationTime as mongo.Timestamp | undefined;
  if (!time) throw new Error('The database reports no operation time: it is not a replica set.');
  return positionOf(time);
}
