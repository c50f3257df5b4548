import { type ListingStatus, listingStatuses, type ListingType, listingTypes } from '@wiki/domain';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { ListingModel } from './listing.model.ts';
import { managedBy } from './listing.policy.ts';

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
  const found = managed
    ? await ListingModel.aggregate<{ _id: Omit<ManagedListingCount, 'count'>; count: number }>([
        { $match: managed },
        { $group: { _id: { type: '$type', status: '$status' }, count: { $sum: 1 } } },
      ])
    : [];
  const counts = new Map(found.map(({ _id, count }) => [`${_id.type} ${_id.status}`, count]));
  return listingTypes.flatMap((type) =>
    listingStatuses.map((status) => ({
      type,
      status,
      count: counts.get(`${type} ${status}`) ?? 0,
    })),
  );
}
