import mongoose, { type mongo } from 'mongoose';
import { lifetimes } from '@wiki/domain';
import { apiError } from '../errors/errors.ts';

/**
 * A position in the stream of events: the commit time of an event as one number, seconds in the
 * upper and the server's counter in the lower 32 bits.
 */
export type Position = bigint;

const shape = /^[\w-]{11}$/;

/** The position of a commit. */
export const positionOf = (time: mongo.Timestamp): Position => time.toBigInt();

/** The commit time a change stream starts at. */
export const timestampOf = (position: Position): mongo.Timestamp =>
  new mongoose.mongo.Timestamp(position);

/** The position that many seconds after (or, negative, before) another. */
export const secondsFrom = (position: Position, seconds: number): Position =>
  position + (BigInt(seconds) << 32n);

/** The position as clients keep it. */
export function encodeCursor(position: Position): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(position);
  return bytes.toString('base64url');
}

/**
 * The position of a client's cursor.
 * @throws `INVALID_CURSOR` for what is no cursor or lies ahead of time, `CURSOR_EXPIRED` for
 * positions older than events are kept.
 */
export function decodeCursor(cursor: string, now = Date.now()): Position {
  if (!shape.test(cursor)) throw apiError('INVALID_CURSOR');
  const position = Buffer.from(cursor, 'base64url').readBigUInt64BE();
  const seconds = Number(position >> 32n);
  // An hour of grace for clocks that disagree.
  if (seconds > now / 1000 + 3600) throw apiError('INVALID_CURSOR');
  if (seconds < now / 1000 - lifetimes.events) throw apiError('CURSOR_EXPIRED');
  return position;
}
