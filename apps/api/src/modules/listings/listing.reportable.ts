import { canAct, type SubjectState, underReview } from '@wiki/domain';
import type { Reportable, Subject } from '../../kits/moderation/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { saveChange } from './writing/listing-changes.ts';
import { listingPath } from './reading/listing-page.ts';
import { ListingModel, type ListingRecord } from './listing.model.ts';
import { findListing, findPublicListing } from './listing.store.ts';
import { removedListing, restoredListing } from './reading/removed-listing.ts';
import { textsOf } from './writing/texts-of.ts';

const stateOf = ({ status, removalReason }: ListingRecord): SubjectState => {
  if (status !== 'removed') return 'SHOWN';
  return removalReason?.key === underReview ? 'HIDDEN' : 'REMOVED';
};

const sayingsOf = (listing: ListingRecord): string =>
  textsOf(listing)
    .flatMap(({ text }) => text ?? [])
    .join('\n');

/** A listing as moderation sees it. */
export const listingSubject = (listing: ListingRecord): Subject => ({
  id: listing._id.toHexString(),
  kind: 'listing',
  authorId: listing.creatorId,
  businessId: listing.businessId,
  title: listing.name.es ?? listing.name.en ?? null,
  text: [listing.description.es, listing.description.en].filter(Boolean).join('\n\n'),
  language: null,
  dateWritten: listing.datePublished ?? listing.dateCreated,
  dateEdited: null,
  state: stateOf(listing),
  path: listingPath(listing),
});

/** Listings, as reports and the queue find them. */
export const reportableListings: Reportable = {
  kind: 'listing',
  states: ['SHOWN', 'HIDDEN', 'REMOVED'],
  async find(id) {
    const listing = await findListing(id);
    return listing && listingSubject(listing);
  },
  isShownTo: async (id) => (await findPublicListing(id)) !== null,
  async contextOf(id) {
    const listing = await findListing(id);
    if (!listing) return null;
    const { title, path, text, authorId, dateWritten } = listingSubject(listing);
    const piece = { id, authorId, text, date: dateWritten, isSubject: true, skipped: 0 };
    return { title, path, pieces: [piece] };
  },
  async set(id, { to, by, reason }) {
    const before = await findListing(id);
    if (!before) throw refuse('NOT_FOUND', 'id');
    const actor = { userId: by, memberType: 'wikiAdmin' } as const;
    if (to === 'SHOWN') {
      if (before.status !== 'removed') throw refuse('ILLEGAL_TRANSITION');
      await saveChange(actor, before, restoredListing(before), 'restored');
      return;
    }
    if (before.status !== 'removed' && !canAct(before.status, 'remove')) {
      throw refuse('ILLEGAL_TRANSITION');
    }
    await saveChange(actor, before, removedListing(before, reason), 'removed');
  },
  async recent(since, limit) {
    const found = await ListingModel.find({ status: 'published', datePublished: { $gte: since } })
      .sort({ datePublished: -1, _id: -1 })
      .limit(limit)
      .lean<ListingRecord[]>();
    return found.map((listing) => ({
      id: listing._id.toHexString(),
      text: sayingsOf(listing),
      date: listing.datePublished ?? listing.dateCreated,
    }));
  },
  writtenBy: async (creatorId, limit) =>
    (
      await ListingModel.find({ creatorId }).sort({ dateCreated: -1, _id: -1 }).limit(limit).lean()
    ).map(listingSubject),
  countAccepted: (creatorId, before, limit) =>
    ListingModel.countDocuments(
      { creatorId, status: 'published', datePublished: { $lt: before } },
      { limit },
    ),
};
