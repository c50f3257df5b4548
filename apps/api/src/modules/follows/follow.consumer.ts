import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { findBusiness } from '../businesses/index.ts';
import { findDiscussion } from '../forum/index.ts';
import { findPublicListing } from '../listings/index.ts';
import type { News } from '../notifications/index.ts';
import { type FollowTarget, tellFollowersJob } from './tell-followers.job.ts';

/** What followers are told, and whose followers. */
interface Announcement {
  targets: FollowTarget[];
  news: Omit<News, 'cause'>;
}

/** Tells those who follow a business, a person, a tag or a category what is new, once each. */
export const followConsumer: EventConsumer = {
  name: 'follows',
  startsNow: true,
  types: ['listing.changed', 'discussion.changed'],
  async handle(event) {
    const announcement =
      event.type === 'listing.changed' ? await ofListing(event) : await ofDiscussion(event);
    if (!announcement) return;
    const cause = `follow:${event._id.toHexString()}`;
    await enqueueJob({
      type: tellFollowersJob,
      key: `${tellFollowersJob}:${cause}:`,
      payload: { cause, after: '', announcement: JSON.stringify(announcement) },
    });
  },
};

async function ofListing({ data }: EventRecord): Promise<Announcement | null> {
  const { listingId, businessId, isNew, isPublic } = data as EventMap['listing.changed'];
  if (!isNew || !isPublic) return null;
  const listing = await findPublicListing(listingId);
  const business = await findBusiness(businessId);
  if (!listing || !business) return null;
  const { en, es } = listing.name;
  return {
    targets: [{ kind: 'BUSINESS', targetId: businessId }],
    news: {
      type: 'followedListing',
      params: {
        listingId,
        listingType: listing.type,
        businessId,
        business: business.name,
        nameEn: en ?? es ?? '',
        nameEs: es ?? en ?? '',
      },
    },
  };
}

async function ofDiscussion({ data }: EventRecord): Promise<Announcement | null> {
  const { discussionId, change } = data as EventMap['discussion.changed'];
  if (change !== 'published') return null;
  const discussion = await findDiscussion(discussionId);
  if (discussion?.status !== 'PUBLISHED') return null;
  const { authorId, category, tags, title } = discussion;
  return {
    targets: [
      ...(authorId === null ? [] : [{ kind: 'USER' as const, targetId: authorId }]),
      { kind: 'CATEGORY', targetId: category },
      ...tags.map((tag) => ({ kind: 'TAG' as const, targetId: tag })),
    ],
    news: { type: 'followedDiscussion', params: { discussionId, title }, actorId: authorId },
  };
}
