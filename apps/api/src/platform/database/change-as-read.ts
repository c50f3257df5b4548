import type { Model, Types } from 'mongoose';
import { refuse } from '../errors/errors.ts';
import type { ListedModel } from './model.ts';

/** A document that counts its changes. */
interface Counted {
  _id: Types.ObjectId;
  version: number;
}

/**
 * Changes documents of a model as they were read; refuses with `CONFLICT` what changed since. Joins
 * the caller's transaction.
 */
export const changerOf = <Record extends Counted>(model: ListedModel<Record>) => {
  const stored = model as unknown as Model<Counted & { dateChanged: Date }>;
  return async ({ _id, version }: Counted, changes: Partial<Record>): Promise<Record> => {
    const after = await stored
      .findOneAndUpdate(
        { _id, version },
        { $set: { ...changes, version: version + 1, dateChanged: new Date() } },
        { returnDocument: 'after' },
      )
      .lean<Record>();
    if (!after) throw refuse('CONFLICT');
    return after;
  };
};
