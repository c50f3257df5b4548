import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { managersOf } from '../businesses/index.ts';
import { notifyLater } from '../notifications/index.ts';
import { findListing } from './listing.store.ts';

/** What administrators do to a listing that its business is notified of. */
const notificationOf = { removed: 'listingRemoved', restored: 'listingRestored' } as const;

/** Notifies those who manage the business that its listing was removed, and why, or given back. */
export const listingConsumer: EventConsumer = {
  name: 'listings',
  startsNow: true,
  types: ['listing.changed'],
  subject: ({ data }) => (data as EventMap['listing.changed']).listingId,
  async handle({ _id, data }) {
    const { change, listingId, businessId } = data as EventMap['listing.changed'];
    if (change !== 'removed' && change !== 'restored') return;
    const listing = await findListing(listingId);
    if (!listing) return;
    const { name, removalReason } = listing;
    await notifyLater(await managersOf(businessId), {
      type: notificationOf[change],
      params: {
        listingId,
        nameEn: name.en ?? name.es ?? '',
        nameEs: name.es ?? name.en ?? '',
        reasonKey: removalReason?.key ?? '',
        reasonText: removalReason?.text ?? '',
      },
      cause: _id.toHexString(),
    });
  },
};
