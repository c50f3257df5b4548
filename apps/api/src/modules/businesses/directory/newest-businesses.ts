import type { QueryFilter } from 'mongoose';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { along, type Stretch } from '../../../platform/database/keyset.ts';
import { BusinessModel, type BusinessRecord } from '../business.model.ts';

/** The active businesses whose name begins with a folded text, in the order of their names. */
export async function businessesNamed(start: string, limit: number): Promise<BusinessRecord[]> {
  return BusinessModel.find({
    status: 'active',
    nameKey: { $gte: start, $lt: `${start}\uffff` },
  })
    .sort({ nameKey: 1, _id: 1 })
    .limit(limit)
    .lean();
}

/** The active businesses that joined last, from a position on one way or the other. */
export async function newestBusinesses(stretch: Stretch): Promise<BusinessRecord[]> {
  const { within, sort } = along('dateCreated', stretch);
  return BusinessModel.find({ status: 'active', ...within } as QueryFilter<BusinessRecord>, null, {
    sort,
    limit: stretch.limit,
  }).lean();
}

/** The names of businesses by their ids; unknown ids are passed over. */
export async function businessNamesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.map(parseObjectId).filter((id) => id !== null);
  const found = await BusinessModel.find({ _id: { $in: known } }, { name: 1 }).lean();
  return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
}
