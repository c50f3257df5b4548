import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

export const hour = 3_600_000;
export const day = 24 * hour;

/** The id of a thing of the demonstration: the same in every installation. */
export function demoId(kind: string, ...keys: string[]): Types.ObjectId {
  const digest = createHash('sha256')
    .update(['demo', kind, ...keys].join('/'))
    .digest('hex');
  return new Types.ObjectId(digest.slice(0, 24));
}
