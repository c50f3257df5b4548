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
  const now = new Date();
  try {
    await leases().updateOne(
      { _id: name, $or: [{ owner }, { owner: null }, { until: { $lt: now } }] },
      { $set: { owner, until: new Date(now.getTime() + milliseconds) } },
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
