import type { Context } from '../../graphql/context.ts';
import { readOnce } from '../../platform/live/read-once.ts';
import type { EventMap, EventRecord, EventType } from '../../platform/outbox/event.model.ts';
import { findBusiness } from '../businesses/index.ts';
import { findPublicListing } from '../listings/index.ts';
import { findPublicReview } from '../reviews/index.ts';
import { type CommunityUpdateView, ofBusiness, ofListing, ofReview } from './community-update.ts';

/** Events after which there may be something new to tell. */
const types = [
  'listing.changed',
  'business.created',
  'application.transitioned',
  'review.changed',
] as const satisfies readonly EventType[];

type Told = (typeof types)[number];

/** The update an event stands for, as it may be seen now; null for events that are none. */
const updateOf: { [Type in Told]: (data: EventMap[Type]) => Promise<CommunityUpdateView | null> } =
  {
    'listing.changed': async ({ listingId, isNew }) => {
      const listing = isNew ? await findPublicListing(listingId) : null;
      return listing && ofListing(listing);
    },
    'business.created': ({ businessId }) => joined(businessId),
    'application.transitioned': ({ to, businessId }) =>
      to === 'approved' && businessId ? joined(businessId) : Promise.resolve(null),
    'review.changed': async ({ reviewId, change }) => {
      const review = change === 'written' ? await findPublicReview(reviewId) : null;
      return review && ofReview(review);
    },
  };

/** What happens in the network, from a position on. The same for everybody, read at delivery. */
export async function* followUpdates(
  { live }: Pick<Context, 'live'>,
  after?: string | null,
): AsyncGenerator<{ communityUpdateAdded: { update: CommunityUpdateView; cursor: string } }> {
  for await (const { record, cursor } of live.follow({ after, types, concerns: () => true })) {
    const told = await readOnce(record, 'communityUpdateAdded', async () => {
      const update = await readUpdate(record as EventRecord<Told>);
      return update && { communityUpdateAdded: { update, cursor } };
    });
    if (told) yield told;
  }
}

function readUpdate<Type extends Told>({
  type,
  data,
}: EventRecord<Type>): Promise<CommunityUpdateView | null> {
  return updateOf[type](data);
}

async function joined(businessId: string): Promise<CommunityUpdateView | null> {
  const business = await findBusiness(businessId);
  return business?.status === 'active' ? ofBusiness(business) : null;
}
