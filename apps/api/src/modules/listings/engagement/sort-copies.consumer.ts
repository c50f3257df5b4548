import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../../platform/outbox/event.model.ts';
import { sortByCounts } from './sort-copies.ts';

/** Whose views or contacts an event may have counted. */
function countedIn({ type, data }: EventRecord): readonly string[] {
  if (type === 'engagement.changed') return (data as EventMap['engagement.changed']).listingIds;
  const { listingId } = data as EventMap['chat.messageSent'];
  return listingId === null ? [] : [listingId];
}

/**
 * Has listings sorted by their views and contacts, those of a second at a time. What was counted before
 * its first start, the migration that made the copies copied.
 */
export const sortCopiesConsumer: EventConsumer = {
  name: 'listing-sort-copies',
  startsNow: true,
  types: ['engagement.changed', 'chat.messageSent'],
  concerns: (event) => countedIn(event).length > 0,
  gathersFor: 1_000,
  canWait: true,
  handle: (event) => sortByCounts(countedIn(event)),
  handleTogether: (events) => sortByCounts(events.flatMap(countedIn)),
};
