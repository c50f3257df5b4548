import type { QueryFilter } from 'mongoose';
import { documentsOf } from '../database/documents/documents.ts';
import type { ListedModel } from '../database/model.ts';
import { parseObjectId } from '../database/object-id.ts';
import type { AskedFields } from './asked-fields.ts';
import { partOf } from './part.ts';

/**
 * Finds a record of a model by an id from outside, as far as it was asked for; null for unknown ones.
 * Joins the caller's transaction.
 * @param among a condition of values of the stored types, which it must meet
 * @param always the fields that it is read with, whatever was asked for
 */
export const partFinderOf =
  <Record extends object>(
    model: ListedModel<Record>,
    {
      among = {},
      always = [],
    }: { among?: QueryFilter<Record>; always?: readonly (keyof Record & string)[] } = {},
  ) =>
  async (id: string, asked: AskedFields): Promise<Record | null> => {
    const _id = parseObjectId(id);
    if (!_id) return null;
    const part = partOf(model, asked, always);
    const found = await documentsOf<Record>(model).findOne(
      { ...among, _id } as object,
      part ? { projection: part.projection } : {},
    );
    return found && part ? part.mark(found) : found;
  };
