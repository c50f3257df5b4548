import type { LocalizedText } from '@wiki/domain';
import { referenceItems } from '../../reference/index.ts';
import { DiscussionModel, ForumCategoryCountModel } from '../forum.model.ts';
import { publicPosts } from '../forum.policy.ts';

interface CategoryView {
  value: string;
  name: LocalizedText;
  count: number;
  dateNewest: Date | null;
}

/** The categories in the administrators' order, with what a consumer counted of each. */
export async function forumCategories(): Promise<CategoryView[]> {
  const items = await referenceItems({ list: 'FORUM_CATEGORIES' });
  const counted = await ForumCategoryCountModel.find().lean();
  const byCategory = new Map(counted.map((row) => [row._id, row]));
  return items.map(({ value, label }) => {
    const { count = 0, dateNewest = null } = byCategory.get(value) ?? {};
    return { value, name: label, count, dateNewest };
  });
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
