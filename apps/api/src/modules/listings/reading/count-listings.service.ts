import { type ListingStatus, listingStatuses, type ListingType, listingTypes } from '@wiki/domain';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { ListingModel } from '../listing.model.ts';
import { managedBy } from '../listing.policy.ts';

/** How many listings of a type are in a state. */
export interface ManagedListingCount {
  type: ListingType;
  status: ListingStatus;
  count: number;
}

/**
 * How many of the listings the viewer manages are of each type and in each state, those without any
 * too: of the own business, all for administrators, none for those who work for none.
 */
export async function countManagedListings({
  viewer,
}: Pick<Context, 'viewer'>): Promise<ManagedListingCount[]> {
  const managed = managedBy(signedIn(viewer));
  if (!managed) return all.map((kind) => ({ ...kind, count: 0 }));
  // Counted in their index: of a whole network reading the listings themselves would take seconds.
  if (!managed.businessId) {
    return Promise.all(
      all.map(async (kind) => ({ ...kind, count: await ListingModel.countDocuments(kind) })),
    );
  }
  const found = await ListingModel.aggregate<{ _id: Kind; count: number }>([
    { $match: managed },
    { $group: { _id: { type: '$type', status: '$status' }, count: { $sum: 1 } } },
  ]);
  const counts = new Map(found.map(({ _id, count }) => [`${_id.type} ${_id.status}`, count]));
  return all.map((kind) => ({ ...kind, count: counts.get(`${kind.type} ${kind.status}`) ?? 0 }));
}

type Kind = Omit<ManagedListingCount, 'count'>;

/** Every type in every state. */
const all: readonly Kind[] = listingTypes.flatMap((type) =>
  listingStatuses.map((status) => ({ type, status })),
);
