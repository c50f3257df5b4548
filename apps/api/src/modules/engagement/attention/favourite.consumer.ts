import { createHash } from 'node:crypto';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { managersOf } from '../../businesses/index.ts';
import { findPublicListing } from '../../listings/index.ts';
import { notifyLater } from '../../notifications/index.ts';
import { FavouriteModel } from './favourite.model.ts';
import { aboutListing } from '../told-of-listing.ts';

/**
 * Tells those who manage a business that somebody keeps a listing of theirs, without saying who: what
 * people keep is their own affair. Once for each person and listing, nobody of their own.
 */
export const favouriteConsumer: EventConsumer = {
  name: 'favourites',
  startsNow: true,
  types: ['engagement.changed'],
  // Views are counted without saying whose they are.
  concerns: ({ actorId }) => actorId !== null,
  subject: ({ actorId }) => actorId ?? '',
  async handle({ actorId, data }) {
    const [listingId] = (data as EventMap['engagement.changed']).listingIds;
    if (!actorId || !listingId || !(await FavouriteModel.exists({ userId: actorId, listingId })))
      return;
    const listing = await findPublicListing(listingId);
    if (!listing) return;
    const managers = (await managersOf(listing.businessId)).filter((id) => id !== actorId);
    await notifyLater(managers, {
      type: 'listingSaved',
      params: aboutListing(listing),
      cause: causeOf(listingId, actorId),
    });
  },
};

/** The same for each time a person saves a listing, and not a word of whose it is: what sellers are told is kept. */
const causeOf = (listingId: string, userId: string): string =>
  `saved:${createHash('sha256').update(`${listingId}:${userId}`).digest('base64url')}`;
