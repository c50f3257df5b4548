import type { QueryFilter } from 'mongoose';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { along, type Stretch } from '../../../platform/database/keyset.ts';
import { askedTermsOf, beginningTermsOf } from '../profile/name-terms.ts';
import { BusinessModel, type BusinessRecord } from '../business.model.ts';

/** The active businesses whose name has words that begin with those of a text. */
export async function businessesNamed(text: string, limit: number): Promise<BusinessRecord[]> {
  const terms = beginningTermsOf(text);
  if (terms.length === 0) return [];
  return BusinessModel.find({ status: 'active', nameTerms: { $all: terms } })
    .limit(limit)
    .lean();
}

/** The ids of up to so many businesses, in every state, by words of their name or a letter off. */
export async function businessIdsLike(text: string, limit: number): Promise<string[]> {
  const words = askedTermsOf(text);
  if (words.length === 0) return [];
  const found = await BusinessModel.find({
    $and: words.map((terms) => ({ nameTerms: { $in: terms } })),
  })
    .hint({ nameTerms: 1 })
    .select({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id.toHexString());
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
