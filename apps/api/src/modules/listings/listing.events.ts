import type { ListingType } from '@wiki/domain';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /**
     * A listing was created, edited, published, paused, sold, removed, restored, featured or deleted.
     * Whether everybody saw it before and sees it now tells who may hear of it.
     */
    'listing.changed': {
      listingId: string;
      businessId: string;
      listingType: ListingType;
      change:
        | 'created'
        | 'edited'
        | 'featured'
        | 'unfeatured'
        | 'published'
        | 'paused'
        | 'sold'
        | 'removed'
        | 'restored'
        | 'deleted';
      /** Whether an administrator did it, and not its business. */
      byAdministrator: boolean;
      /** The canned reason that a removal was given. */
      reasonKey: string | null;
      wasPublic: boolean;
      isPublic: boolean;
      /** Whether it was published for the first time. */
      isNew: boolean;
    };
    /** Rows of a table became drafts. */
    'listing.imported': { businessId: string; listingType: ListingType; listingIds: string[] };
    /** Listings of one business are ordered by another rating of it. */
    'listings.rated': { listingIds: string[] };
    /** Many listings were written at once, without an event for each. */
    'listings.planted': { count: number };
  }
}
