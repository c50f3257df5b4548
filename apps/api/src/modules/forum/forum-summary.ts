import type { LocalizedText } from '@wiki/domain';
import { featuredCategory } from '@wiki/reference-data';
import { referenceItems } from '../reference/index.ts';
import { DiscussionModel } from './forum.model.ts';
import { publicPosts } from './forum.policy.ts';

interface CategoryView {
  value: string;
  name: LocalizedText;
  count: number;
}

/** The categories in the administrators' order, with how many published discussions each has. */
export async function forumCategories(): Promise<CategoryView[]> {
  const items = await referenceItems({ list: 'FORUM_CATEGORIES' });
  return Promise.all(
    items.map(async ({ value, label }) => ({
      value,
      name: label,
      count: await DiscussionModel.countDocuments({
        ...publicPosts,
        ...(value === featuredCategory ? { isFeatured: true } : { category: value }),
      }),
    })),
  );
}

/** Tags are counted over so many discussions, the last active ones: what is talked about now. */
const counted = 1_000;

/** The most used tags of what was active last. */
export async function forumTags(first: number): Promise<{ tag: string; count: number }[]> {
  return DiscussionModel.aggregate([
    { $match: publicPosts },
    { $sort: { dateActive: -1, _id: -1 } },
    { $limit: counted },
    { $unwind: '$tags' },
    { $group: { _id: '$tags', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
    { $limit: first },
    { $project: { _id: 0, tag: '$_id', count: 1 } },
  ]);
}
