import DataLoader from 'dataloader';
import type { QueryFilter, Types } from 'mongoose';
import type { MaybeViewer } from '../../authz/session.ts';
import { type ListedModel, reading } from '../../platform/database/model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';

type Stored = { _id: Types.ObjectId | string };

/** A loader of records by id: each once, and many in one command; null for unknown ids. */
export const loaderById = <Record extends Stored>(model: ListedModel<Record>) =>
  loaderBy(model, '_id');

/** A loader of the one record that has a value in a field, or null. Needs an index on the field. */
export function loaderBy<Record extends Stored>(
  model: ListedModel<Record>,
  field: keyof Record & string,
): DataLoader<string, Record | null> {
  return new DataLoader(async (keys) => {
    const found = await findIn(model, field, keys);
    const byKey = new Map(found.map((record) => [String(record[field]), record]));
    return keys.map((key) => byKey.get(key) ?? null);
  });
}

/** A loader of all records that have a value in a field, in an order: only for lists that stay short. */
export function groupsBy<Record extends Stored>(
  model: ListedModel<Record>,
  field: keyof Record & string,
  { where = {}, sort }: { where?: QueryFilter<Record>; sort: { [key: string]: 1 | -1 } },
): DataLoader<string, Record[]> {
  return new DataLoader(async (keys) => {
    const found = await findIn(model, field, keys, where, { sort });
    const byKey = Map.groupBy(found, (record) => String(record[field]));
    return keys.map((key) => byKey.get(key) ?? []);
  });
}

/** Which of some ids are records that a viewer may see, in one command; what is no id is none. */
export const visibleIn =
  <Record extends Stored>(
    model: ListedModel<Record>,
    visibleTo: (viewer: MaybeViewer) => QueryFilter<Record>,
    field: '_id' | (keyof Record & string) = '_id',
  ) =>
  async (ids: readonly string[], viewer: MaybeViewer): Promise<ReadonlySet<string>> => {
    const known = field === '_id' ? ids.map(parseObjectId).filter((id) => id !== null) : [...ids];
    if (known.length === 0) return new Set();
    const filter = { $and: [{ [field]: { $in: known } }, visibleTo(viewer)] };
    const found = await reading(model)
      .find(filter as QueryFilter<Record>, { [field]: 1 })
      .lean<Stored[]>();
    return new Set(found.map((record) => String((record as Record)[field as keyof Record])));
  };

/** What records say that a viewer may be told, by their ids, in one command; what is no id says nothing. */
export const saidIn =
  <Record extends Stored>(
    model: ListedModel<Record>,
    visibleTo: (viewer: MaybeViewer) => QueryFilter<Record>,
    field: keyof Record & string,
  ) =>
  async (ids: readonly string[], viewer: MaybeViewer): Promise<ReadonlyMap<string, string>> => {
    const known = ids.map(parseObjectId).filter((id) => id !== null);
    if (known.length === 0) return new Map();
    const filter = { $and: [{ _id: { $in: known } }, visibleTo(viewer)] };
    const found = await reading(model)
      .find(filter as QueryFilter<Record>, { [field]: 1 })
      .lean<Record[]>();
    return new Map(found.map((record) => [String(record._id), String(record[field])]));
  };

async function findIn<Record extends Stored>(
  model: ListedModel<Record>,
  field: string,
  keys: readonly string[],
  where: QueryFilter<Record> = {},
  options: object = {},
): Promise<Record[]> {
  const filter = { ...where, [field]: { $in: [...keys] } } as QueryFilter<Record>;
  return reading(model).find(filter, null, options).lean<Record[]>();
}
