import type { Model, QueryFilter, Types } from 'mongoose';
import { parseObjectId } from '../../database/object-id.ts';

/** A page for search engines. */
export interface SitemapEntry {
  /** Its address in the client, of plain letters, digits and slashes. */
  path: string;
  /** When it last changed, where that is known. */
  changed: Date | null;
}

/** Things with pages of their own: only those that everybody may see. */
export interface SitemapSource {
  /** Names its parts. */
  name: string;
  /** As many as asked for after an id, in the order of ids; null begins. Null for what is no id. */
  read(after: string | null, count: number): Promise<SitemapEntry[] | null>;
  /** The id of the one so many places after an id, or null when there are not more than that. */
  idAt(after: string | null, count: number): Promise<string | null>;
}

interface CollectionPages<Record extends { _id: Types.ObjectId }> {
  name: string;
  model: Pick<Model<Record, object, object, { id: string }>, 'find'>;
  /** What everybody may see. Needs an index on its fields and `_id`. */
  filter: QueryFilter<Record>;
  /** The fields that `entryOf` reads. */
  fields: readonly (keyof Record & string)[];
  entryOf: (record: Record) => SitemapEntry;
}

/** The pages of the documents of a collection, read by seeking so that every part costs the same. */
export function pagesOf<Record extends { _id: Types.ObjectId }>({
  name,
  model,
  filter,
  fields,
  entryOf,
}: CollectionPages<Record>): SitemapSource {
  const from = (_id: Types.ObjectId | null) =>
    model.find({ ...filter, ...(_id ? { _id: { $gt: _id } } : {}) } as QueryFilter<Record>).sort({
      _id: 1,
    });
  return {
    name,
    read: async (after, count) => {
      const start = after === null ? null : parseObjectId(after);
      if (after !== null && start === null) return null;
      const found = await from(start).select(fields.join(' ')).limit(count).lean();
      return (found as Record[]).map(entryOf);
    },
    idAt: async (after, count) => {
      // The last of a part and one more: without that there is no part behind it.
      const [last, more] = await from(parseObjectId(after))
        .select('_id')
        .skip(count - 1)
        .limit(2)
        .lean();
      return last && more ? String(last._id) : null;
    },
  };
}
