import type { QueryFilter } from 'mongoose';
import { type ListedModel, reading } from '../../platform/database/model.ts';
import type { Soon } from './queue.ts';

/** How many are named of those that come soon. */
const mostNamed = 3;

/** What a collection has of something that comes soon. */
export interface SoonQuery<Row> {
  model: ListedModel<Row>;
  filter: QueryFilter<Row>;
  /** The path they are ordered by, the first one first; it needs an index, or few that match. */
  order: string;
  dateOf: (row: Row) => Date | null;
  nameOf: (row: Row) => string;
}

/** How many there are, the names of the first ones and the date of the first; null for none. */
export async function readSoon<Row>({
  model,
  filter,
  order,
  dateOf,
  nameOf,
}: SoonQuery<Row>): Promise<Soon | null> {
  const of = reading(model);
  const named = (await of
    .find(filter)
    .sort({ [order]: 1 })
    .limit(mostNamed)
    .lean()) as Row[];
  const [first] = named;
  const next = first === undefined ? null : dateOf(first);
  if (!next) return null;
  return {
    count: named.length < mostNamed ? named.length : await of.countDocuments(filter),
    names: named.map(nameOf),
    next,
  };
}
