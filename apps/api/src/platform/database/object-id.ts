import { type QueryFilter, Types } from 'mongoose';
import { type ListedModel, reading } from './model.ts';

/** The ObjectId of an id from outside, or null when it cannot be one: treat it as unknown. */
export function parseObjectId(id: unknown): Types.ObjectId | null {
  return typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? new Types.ObjectId(id) : null;
}

/** Finds a record of a model by an id from outside; null for unknown ones. Joins the caller's transaction. */
export const finderOf =
  <Record>(model: ListedModel<Record>) =>
  async (id: string): Promise<Record | null> => {
    const _id = parseObjectId(id);
    const filter = { _id } as QueryFilter<Record>;
    return _id && reading(model).findOne(filter).lean<Record | null>();
  };
