import type { Types } from 'mongoose';
import type { CommunityUpdateKind } from '../../graphql/generated/resolvers.ts';
import type { BusinessRecord } from '../businesses/index.ts';
import type { ListingRecord } from '../listings/index.ts';
import type { ReviewRecord } from '../reviews/index.ts';

/** What an update is about, by its kind. */
interface Subjects {
  listingPublished: ListingRecord;
  businessJoined: BusinessRecord;
  reviewWritten: ReviewRecord;
}

/** Something that happened, as the schema's `CommunityUpdate`. Not stored: it is the thing itself. */
export type CommunityUpdateView = {
  [Kind in CommunityUpdateKind]: {
    kind: Kind;
    /** When, and the id of the subject, which breaks ties. */
    position: readonly [Date, Types.ObjectId];
    subject: Subjects[Kind];
  };
}[CommunityUpdateKind];

/** The update that a public listing is. */
export const ofListing = (listing: ListingRecord): CommunityUpdateView => ({
  kind: 'listingPublished',
  position: [listing.datePublished ?? listing.dateCreated, listing._id],
  subject: listing,
});

/** The update that an active business is. */
export const ofBusiness = (business: BusinessRecord): CommunityUpdateView => ({
  kind: 'businessJoined',
  position: [business.dateCreated, business._id],
  subject: business,
});

/** The update that a published review is. */
export const ofReview = (review: ReviewRecord): CommunityUpdateView => ({
  kind: 'reviewWritten',
  position: [review.dateCreated, review._id],
  subject: review,
});

/** The order of updates: the newest first, equal times by their ids. */
export function newestFirst(one: CommunityUpdateView, other: CommunityUpdateView): number {
  const [oneDate, oneId] = one.position;
  const [otherDate, otherId] = other.position;
  return (
    otherDate.getTime() - oneDate.getTime() ||
    (otherId.toHexString() > oneId.toHexString() ? 1 : -1)
  );
}
