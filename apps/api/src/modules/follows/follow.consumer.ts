import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { findBusiness } from '../businesses/index.ts';
import { findDiscussion } from '../forum/index.ts';
import { findPublicListing } from '../listings/index.ts';
import { readNews } from '../news/index.ts';
import type { News } from '../notifications/index.ts';
import { FollowModel } from './follow.model.ts';
import { type FollowTarget, tellFollowersJob } from './tell-followers.job.ts';

/** What followers are told, and whose followers. */
interface Announcement {
  targets: FollowTarget[];
  news: Omit<News, 'cause'>;
}

/** Tells those who follow a business, a person, a tag, a category or the news what is new, once each, and ends what a block ends. */
export const followConsumer: EventConsumer = {
  name: 'follows',
  startsNow: true,
  types: ['listing.changed', 'discussion.changed', 'news.published', 'block.changed'],
  subject: subjectOf,
  async handle(event) {
    if (event.type === 'block.changed') {
      const { userId, blockedId, isBlocked } = event.data as EventMap['block.changed'];
      if (isBlocked) await unfollowBetween(userId, blockedId);
      return;
    }
    const announcement = await announcementOf(event);
    if (!announcement) return;
    const cause = `follow:${event._id.toHexString()}`;
    await enqueueJob({
      type: tellFollowersJob,
      key: `${tellFollowersJob}:${cause}:`,
      payload: { cause, after: '', announcement: JSON.stringify(announcement) },
    });
  },
};

function subjectOf({ data }: EventRecord): string {
  const ids = data as Partial<Record<'listingId' | 'discussionId' | 'newsId' | 'userId', string>>;
  return ids.listingId ?? ids.discussionId ?? ids.newsId ?? ids.userId ?? '';
}

/** Ends that two people follow each other, as a block does. */
async function unfollowBetween(one: string, other: string): Promise<void> {
  const kind = 'USER';
  await FollowModel.deleteMany({
    $or: [
      { userId: one, kind, targetId: other },
      { userId: other, kind, targetId: one },
    ],
  });
}

function announcementOf(event: EventRecord): Promise<Announcement | null> {
  if (event.type === 'news.published') return ofNews(event);
  return event.type === 'listing.changed' ? ofListing(event) : ofDiscussion(event);
}

async function ofNews({ data }: EventRecord): Promise<Announcement | null> {
  const { newsId } = data as EventMap['news.published'];
  const article = await readNews(newsId, null);
  if (!article?.published) return null;
  const { en, es } = article.published.title;
  return {
    targets: [{ kind: 'NEWS', targetId: 'all' }],
    news: {
      type: 'followedNews',
      params: { newsId, slug: article.slug, titleEn: en ?? es ?? '', titleEs: es ?? en ?? '' },
    },
  };
}

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
