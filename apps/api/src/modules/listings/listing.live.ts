import type { ListingType } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { readingsByKey } from '../../platform/database/one-reading.ts';
import { readOnce } from '../../platform/live/read-once.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { readManagedListing } from './reading/listing-lists.service.ts';
import type { ListingRecord } from './listing.model.ts';
import { isPublic } from './listing.policy.ts';
import { findListing, findPublicListing } from './listing.store.ts';

/** A change as delivered: the listing as the receiver may see it then. */
export interface ListingChangeRecord {
  listingId: string;
  listing: ListingRecord | null;
  cursor: string;
}

/** Which published listings to follow. */
export interface FollowListings {
  /** Only this one, with its counts and its seller. */
  listingId?: string | null | undefined;
  type?: ListingType | null | undefined;
  after?: string | null | undefined;
}

type Change = AsyncGenerator<{ listingChanged: ListingChangeRecord }>;

const changeOf = ({ data }: EventRecord) => data as EventMap['listing.changed'];

/**
 * The published listings that change, appear or disappear, from a position on: of what nobody could
 * see before and nobody can see now, nothing is said.
 */
export function followListings(
  { live }: Pick<Context, 'live'>,
  { listingId, type, after }: FollowListings,
): Change {
  return listingId ? followListing(live, listingId, type, after) : followAll(live, type, after);
}

async function* followAll(
  live: Context['live'],
  type: FollowListings['type'],
  after: FollowListings['after'],
): Change {
  const concerns = (record: EventRecord) => {
    const change = changeOf(record);
    return (change.wasPublic || change.isPublic) && (!type || change.listingType === type);
  };
  for await (const { record, cursor } of live.follow({
    after,
    types: ['listing.changed'],
    concerns,
  })) {
    const { listingId } = changeOf(record);
    yield await publicChange(record, listingId, cursor);
  }
}

/** A listing as everybody sees it after an event, read once for all who are told of it. */
const publicChange = (record: EventRecord, listingId: string, cursor: string) =>
  readOnce(record, `listing:${listingId}`, async () => ({
    listingChanged: { listingId, listing: await findPublicListing(listingId), cursor },
  }));

/** After these one listing may read differently, itself or through its seller. */
const listingEvents = [
  'listing.changed',
  'engagement.changed',
  'comment.changed',
  'comment.removed',
  'chat.messageSent',
  'business.changed',
  'membership.changed',
  'application.transitioned',
  'review.changed',
] as const;

/** Of a listing that thousands come back to at once, as after a restart, few readings are made. */
const listingNow = readingsByKey(findListing);

/**
 * One listing, for as long as it is or was to be seen: that it disappeared is said once. Whoever
 * resumes is taken to have seen it if it is one that only its seller's pause hides.
 */
async function* followListing(
  live: Context['live'],
  listingId: string,
  type: FollowListings['type'],
  after: FollowListings['after'],
): Change {
  const found = await listingNow(listingId);
  const known = found && (!type || found.type === type) ? found : null;
  let wasSeen =
    known !== null && (isPublic(known) || (after != null && known.status === 'published'));
  const concerns = ({ data }: EventRecord) => {
    const about = data as { listingId?: unknown; listingIds?: unknown; businessId?: unknown };
    // One of another type stays as silent as an unknown id.
    if (found && !known) return false;
    return (
      about.listingId === listingId ||
      (Array.isArray(about.listingIds) && about.listingIds.includes(listingId)) ||
      (about.listingId === undefined &&
        about.businessId !== undefined &&
        about.businessId === known?.businessId)
    );
  };
  for await (const { record, cursor } of live.follow({ after, types: listingEvents, concerns })) {
    const told = await publicChange(record, listingId, cursor);
    if (record.type === 'listing.changed') wasSeen ||= changeOf(record).wasPublic;
    if (told.listingChanged.listing || wasSeen) yield told;
    wasSeen = told.listingChanged.listing !== null;
  }
}

/** The listings that the caller manages whenever they change, from a position on. */
export async function* followManagedListings(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ managedListingChanged: ListingChangeRecord }> {
  const caller = signedIn(viewer);
  const changes = live.follow({
    after,
    types: ['listing.changed', 'listing.imported'],
    concerns: ({ data }) => can(caller, 'listing.manage', data as { businessId: string }),
  });
  let position = after ?? (await live.currentCursor());
  for await (const { record, cursor } of changes) {
    const ids =
      record.type === 'listing.imported'
        ? (record.data as EventMap['listing.imported']).listingIds
        : [changeOf(record).listingId];
    for (const [index, listingId] of ids.entries()) {
      // Whoever is cut off amid the rows of one table resumes before all of them.
      if (index === ids.length - 1) position = cursor;
      const listing = await readManagedListing({ viewer }, listingId, null);
      yield { managedListingChanged: { listingId, listing, cursor: position } };
    }
  }
}
