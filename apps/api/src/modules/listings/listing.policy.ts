import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import type { ListingRecord } from './listing.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'listing.manage': { businessId: string };
    'listing.administer': null;
  }
}

const isAdmin = (viewer: MaybeViewer) => serves(viewer, 'LISTINGS');
const worksFor = (viewer: MaybeViewer, businessId: string) =>
  viewer?.businessId === businessId &&
  (viewer.memberType === 'business' || viewer.memberType === 'businessAdmin');

/** Who may do what to a listing. Administrators act for every business. */
export const listingPolicy: Policy = {
  'listing.manage': (viewer, { businessId }) => worksFor(viewer, businessId) || isAdmin(viewer),
  'listing.administer': isAdmin,
};

/** What everybody sees: the published listings of businesses that sell. */
export const publicListings = { status: 'published', sellerActive: true } as const;

/** Whether everybody sees a listing. */
export const isPublic = ({
  status,
  sellerActive,
}: Pick<ListingRecord, 'status' | 'sellerActive'>): boolean =>
  status === publicListings.status && sellerActive === publicListings.sellerActive;

/**
 * The listings a viewer may read on the public side, as a filter of the query: the same for
 * everybody. Any other answers exactly like an unknown id.
 */
export const visibleTo = (_viewer: MaybeViewer): QueryFilter<ListingRecord> => ({
  ...publicListings,
});

/** The listings a viewer manages, as a filter of the query: those of the own business, all for administrators, else none. */
export function managedBy(viewer: MaybeViewer): QueryFilter<ListingRecord> | null {
  if (isAdmin(viewer)) return {};
  const businessId = viewer?.businessId;
  return businessId && worksFor(viewer, businessId) ? { businessId } : null;
}
