import { limits, wordsOf } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { assertCan } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type {
  ManagedDiscussionSort,
  QueryManagedDiscussionsArgs,
} from '../../../graphql/generated/resolvers.ts';
import { withEachWord } from '../../../kits/find/index.ts';
import { ascending, descending, list } from '../../../kits/resource/index.ts';
import type { AskedFields } from '../../../platform/reads/index.ts';
import { userIdsWithName } from '../../users/index.ts';
import { DiscussionModel, type DiscussionRecord, type PostStatus } from '../forum.model.ts';
import { inCategory } from './in-category.ts';

const orders = {
  ACTIVE: descending('dateActive'),
  INACTIVE: ascending('dateActive'),
  NEWEST: descending('dateCreated'),
  OLDEST: ascending('dateCreated'),
  MOST_REPLIES: descending('commentCount'),
  LEAST_REPLIES: ascending('commentCount'),
} as const satisfies Record<ManagedDiscussionSort, object>;

interface Asked {
  status: PostStatus;
  category?: string | null | undefined;
  search?: string | null | undefined;
  sort: ManagedDiscussionSort;
  /** Reads anew for every page what answers the search. */
  found?: () => QueryFilter<DiscussionRecord>;
}

const managed = list({
  name: 'managedDiscussions',
  model: DiscussionModel,
  may: 'forum.moderate',
  filter: ({ status, category, found }: Asked) => ({
    status,
    ...inCategory(category),
    ...found?.(),
  }),
  order: ({ sort }) => orders[sort],
});

/** Discussions of a state, for those who keep the forum. */
export async function managedDiscussions(
  ctx: Context,
  args: Partial<QueryManagedDiscussionsArgs> & Pick<Asked, 'status' | 'sort'>,
  asked?: AskedFields,
) {
  assertCan(ctx.viewer, 'forum.moderate', null);
  const search = args.search?.trim().slice(0, limits.search.max);
  const found = search ? await answersTo(search) : null;
  return managed.page(ctx, { ...args, ...(found && { found: () => found }) }, asked);
}

/** Those whose title has words that begin with those of a search, or whose author has such a name. */
async function answersTo(search: string): Promise<QueryFilter<DiscussionRecord>> {
  const words = wordsOf(search).map(({ word }) => word);
  const authors = await userIdsWithName(search, mostAuthors);
  return { $or: [withEachWord('titleKeys', words), { authorId: { $in: authors } }] };
}

/** Of so many people with a name that was searched the discussions are found. */
const mostAuthors = 200;
