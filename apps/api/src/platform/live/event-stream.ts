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

/**
 * Places what a change stream reports, from where it was opened on: the events of one commit share its
 * time and follow each other. Null for what is no event.
 */
export function createPlacer(): (change: mongo.ChangeStreamDocument) => PlacedEvent | null {
  let commit = 0n;
  let place = 0n;
  return (change) => {
    if (change.operationType !== 'insert' || !change.clusterTime) return null;
    const time = change.clusterTime.toBigInt();
    place = time === commit ? place + 1n : 0n;
    commit = time;
    const position = positionOf(change.clusterTime, place);
    return Object.freeze({
      record: change.fullDocument as unknown as EventRecord,
      position,
      cursor: encodeCursor(position),
    });
  };
}

/** The commit time the database has reached. */
export async function presentPosition(): Promise<Position> {
  const reply = await mongoose.connection.db?.command({ ping: 1 });
  const time = reply?.operationTime as mongo.Timestamp | undefined;
  if (!time) throw new Error('The database reports no operation time: it is not a replica set.');
  return positionOf(time);
}
