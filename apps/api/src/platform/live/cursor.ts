import mongoose, { type mongo } from 'mongoose';
import { lifetimes } from '@wiki/domain';
import { apiError } from '../errors/errors.ts';

/**
 * A position in the stream of events as one number: the commit time of an event, seconds in the upper
 * and the server's counter in the next 32 bits, then its place among the events of that commit in 16.
 */
export type Position = bigint;

const placeBits = 16n;
const lastPlace = (1n << placeBits) - 1n;

/** Cursors, and those from before places were kept, which stand behind all of a commit. */
const shape = /^(?:[\w-]{14}|[\w-]{11})$/;

/** The position of an event of a commit by its place; left out, behind all of them. */
export const positionOf = (time: mongo.Timestamp, place = lastPlace): Position =>
  (time.toBigInt() << placeBits) | place;

/** The commit time a change stream starts at. */
export const timestampOf = (position: Position): mongo.Timestamp =>
  new mongoose.mongo.Timestamp(position >> placeBits);

/** When what stands at a position was committed, by the database's clock, to the second. */
export const dateOf = (position: Position): Date =>
  new Date(Number(position >> (32n + placeBits)) * 1000);

/** The position that many seconds after (or, negative, before) another. */
export const secondsFrom = (position: Position, seconds: number): Position =>
  position + (BigInt(seconds) << (32n + placeBits));

/** The position as clients keep it. */
export function encodeCursor(position: Position): string {
  const bytes = Buffer.alloc(10);
  bytes.writeBigUInt64BE(position >> placeBits);
  bytes.writeUInt16BE(Number(position & lastPlace), 8);
  return bytes.toString('base64url');
}

/**
 * The position of a client's cursor.
 * @throws `INVALID_CURSOR` for what is no cursor or lies ahead of time, `CURSOR_EXPIRED` for
 * positions older than events are kept.
 */
export function decodeCursor(cursor: string, now = Date.now()): Position {
  if (!shape.test(cursor)) throw apiError('INVALID_CURSOR');
  const bytes = Buffer.from(cursor, 'base64url');
  const place = bytes.length > 8 ? BigInt(bytes.readUInt16BE(8)) : lastPlace;
  const position = (bytes.readBigUInt64BE() << placeBits) | place;
  const seconds = Number(position >> (32n + placeBits));
  // An hour of grace for clocks that disagree.
  if (seconds > now / 1000 + 3600) throw apiError('INVALID_CURSOR');
  if (seconds < now / 1000 - lifetimes.events) throw apiError('CURSOR_EXPIRED');
  return position;
}

/**
 * The first of several cursors in the stream; null without any.
 * @throws as `decodeCursor`
 */
export function firstCursorOf(cursors: readonly string[]): string | null {
  const placed = cursors.map((cursor) => ({ cursor, position: decodeCursor(cursor) }));
  const ordered = placed.toSorted((one, other) => (one.position < other.position ? -1 : 1));
  return ordered[0]?.cursor ?? null;
}
