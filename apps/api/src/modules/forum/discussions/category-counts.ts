import { featuredCategory } from '@wiki/reference-data';
import type { mongo } from 'mongoose';
import { database } from '../../../platform/database/connect.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import {
  CountedDiscussionModel,
  DiscussionModel,
  type DiscussionRecord,
  ForumCategoryCountModel,
} from '../forum.model.ts';
import { publicPosts } from '../forum.policy.ts';
import { findDiscussion } from '../post.store.ts';

/** What can't change in which categories a discussion counts. */
const passedOver = new Set(['liked', 'unliked', 'accepted']);

type Placed = Pick<DiscussionRecord, 'status' | 'category' | 'isFeatured'>;

/** The categories in which a discussion counts: none while not everybody reads it. */
const categoriesOf = ({ status, category, isFeatured }: Placed): string[] =>
  status === publicPosts.status ? [category, ...(isFeatured ? [featuredCategory] : [])] : [];

/** The newest discussion of a category that everybody reads, or null. */
async function newestIn(category: string): Promise<Date | null> {
  const placed = category === featuredCategory ? { isFeatured: true } : { category };
  const newest = await DiscussionModel.findOne({ ...publicPosts, ...placed })
    .sort({ dateCreated: -1 })
    .select({ dateCreated: 1 })
    .lean();
  return newest?.dateCreated ?? null;
}

/**
 * Counts the discussions of each category. It compares where a discussion counts by now with where it
 * counted before, so that events that come twice, late or in another order leave the same counts.
 */
export const categoryCounter: EventConsumer = {
  name: 'forum-categories',
  types: ['discussion.changed'],
  concerns: ({ data }) => !passedOver.has((data as EventMap['discussion.changed']).change),
  async handle({ data }) {
    const { discussionId } = data as EventMap['discussion.changed'];
    const discussion = await findDiscussion(discussionId);
    const now = discussion ? categoriesOf(discussion) : [];
    const known = await CountedDiscussionModel.findById(discussionId).lean();
    const before = known?.categories ?? [];
    for (const category of new Set([...now, ...before])) {
      const count = Number(now.includes(category)) - Number(before.includes(category));
      if (count === 0) continue;
      await ForumCategoryCountModel.updateOne(
        { _id: category },
        { $inc: { count }, $set: { dateNewest: await newestIn(category) } },
        { upsert: true },
      );
    }
    await CountedDiscussionModel.updateOne(
      { _id: discussionId },
      { $set: { categories: now } },
      { upsert: true },
    );
  },
};

/** So many discussions are noted at a time. */
const slice = 1_000;

/** Counts every category anew, from the discussions themselves. */
export async function recountCategories(db: mongo.Db = database()): Promise<void> {
  const counts = new Map<string, { count: number; dateNewest: Date }>();
  const counted = db.collection<{ _id: string; categories: string[] }>('countedDiscussions');
  await counted.deleteMany({});
  let noted: { _id: string; categories: string[] }[] = [];
  const note = async () => {
    if (noted.length > 0) await counted.insertMany(noted);
    noted = [];
  };
  const fields = { status: 1, category: 1, isFeatured: 1, dateCreated: 1 };
  const found = db
    .collection<DiscussionRecord>('discussions')
    .find(publicPosts, { projection: fields });
  for await (const discussion of found) {
    const { _id, dateCreated } = discussion;
    const categories = categoriesOf(discussion);
    noted.push({ _id: _id.toHexString(), categories });
    if (noted.length === slice) await note();
    for (const category of categories) {
      const { count = 0, dateNewest = dateCreated } = counts.get(category) ?? {};
      const later = dateNewest > dateCreated ? dateNewest : dateCreated;
      counts.set(category, { count: count + 1, dateNewest: later });
    }
  }
  await note();
  const kept = db.collection<{ _id: string }>('forumCategoryCounts');
  await kept.deleteMany({});
  const rows = [...counts].map(([_id, row]) => ({ _id, ...row }));
  if (rows.length > 0) await kept.insertMany(rows);
}
