import { hostname } from 'node:os';
import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { database } from './connect.ts';

interface LeaseRecord {
  _id: string;
  owner: string | null;
  until: Date;
}

/** Names this process in leases. */
export const processId = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;

const leases = () => database().collection<LeaseRecord>('leases');

/** How far the database's own clock may be set back without a running lease counting as one too long. */
const clockTolerance = 1_000;

/**
 * The end of a lease that begins now, as an expression of an update: by the database's clock, the one
 * that all processes share.
 */
export const leaseEnd = (milliseconds: number) => ({ $add: ['$$NOW', milliseconds] });

/**
 * Whether a lease may be taken, as an expression of a filter: it has ended, or ends later than it
 * could if it had been taken by now. That one was written while a clock was ahead, and would keep
 * everybody out until the time catches up with it.
 * @param until the field that holds its end
 * @param milliseconds the length of such leases
 */
export const isLeaseFree = (until: string, milliseconds: number) => ({
  $or: [
    { $lt: [`$${until}`, '$$NOW'] },
    { $gt: [`$${until}`, { $add: ['$$NOW', milliseconds + clockTolerance] }] },
  ],
});

/** Whether an owner may take or keep a lease of the fields `owner` and `until`. */
export const mayHoldLease = (owner: string, milliseconds: number) => ({
  $or: [
    { $in: [{ $ifNull: ['$owner', null] }, [{ $literal: owner }, null]] },
    isLeaseFree('until', milliseconds),
  ],
});

/**
 * Takes or renews a lease for so many milliseconds. Whoever dies while holding it loses it when the
 * time is over.
 * @returns whether this owner holds it now.
 */
export async function holdLease(
  name: string,
  owner: string,
  milliseconds: number,
): Promise<boolean> {
  try {
    await leases().updateOne(
      { _id: name, $expr: mayHoldLease(owner, milliseconds) },
      [{ $set: { owner: { $literal: owner }, until: leaseEnd(milliseconds) } }],
      { upsert: true },
    );
    return true;
  } catch (error) {
    // Somebody else's: the filter missed it and the upsert met its id.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Gives a lease back so that another owner need not wait for its end. */
export async function releaseLease(name: string, owner: string): Promise<void> {
  await leases().updateOne({ _id: name, owner }, { $set: { owner: null } });
}

/** Whether a write was refused because a unique key is taken. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
}
