import { Types } from 'mongoose';

/** The ObjectId of an id from outside, or null when it cannot be one: treat it as unknown. */
export function parseObjectId(id: unknown): Types.ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? new Types.ObjectId(id) : null;
}
