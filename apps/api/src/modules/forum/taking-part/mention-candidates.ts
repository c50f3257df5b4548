import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { blockedAmong } from '../../blocks/index.ts';
import { businessesNamed, seenBusiness } from '../../businesses/index.ts';
import { isNamed, type UserRecord, usersByIds, usersNamed } from '../../users/index.ts';
import { DiscussionCommentModel } from '../forum.model.ts';
import { publicPosts } from '../forum.policy.ts';
import { readDiscussion } from '../post.store.ts';

/** Somebody or a business that a text may mention. */
export interface MentionCandidateView {
  kind: 'USER' | 'BUSINESS';
  id: string;
  name: string;
  detail: string | null;
}

interface Asked {
  query: string;
  first: number;
  discussionId?: string | null | undefined;
}

/** Of so many comments, the last ones, the authors come first. */
const lastComments = 100;

/**
 * People and businesses that take part and whose name has words that begin with the text: those who
 * write in the discussion first, then other people, then businesses. Nobody whom a block divides from the
 * caller is among them.
 */
export async function mentionCandidates(
  ctx: Pick<Context, 'viewer' | 'loaders'>,
  { query, first, discussionId }: Asked,
): Promise<MentionCandidateView[]> {
  const { userId } = signedIn(ctx.viewer);
  const text = query.trim();
  if (!text) return [];
  const writing = discussionId ? await peopleOf(discussionId, ctx.viewer) : [];
  const found = [
    ...writing.filter((each) => isNamed(each, text)),
    ...(await usersNamed(text, first + 1)),
  ];
  const people = new Map(found.map((each) => [each._id.toHexString(), each]));
  for (const id of [userId, ...(await blockedAmong(userId, [...people.keys()]))]) people.delete(id);
  const businesses = await businessesNamed(text, first);
  const named = await Promise.all(
    [...people].slice(0, first).map(async ([id, { displayName, businessId, shownAs }]) => ({
      kind: 'USER' as const,
      id,
      name: displayName,
      // Whom the page of their business does not show, nobody learns to work for it.
      detail: shownAs ? ((await seenBusiness(ctx, businessId))?.name ?? null) : null,
    })),
  );
  return [
    ...named,
    ...businesses.map(({ _id, name, city }) => ({
      kind: 'BUSINESS' as const,
      id: _id.toHexString(),
      name,
      detail: city || null,
    })),
  ].slice(0, first);
}

/** Who wrote a discussion that the viewer may read, and who wrote in it last. */
async function peopleOf(id: string, viewer: Context['viewer']): Promise<UserRecord[]> {
  const discussion = await readDiscussion(id, viewer);
  if (!discussion) return [];
  const comments = await DiscussionCommentModel.find({ ...publicPosts, discussionId: id })
    .sort({ dateCreated: -1 })
    .limit(lastComments)
    .select({ authorId: 1 })
    .lean();
  const ids = new Set([discussion, ...comments].flatMap(({ authorId }) => authorId ?? []));
  const people = await usersByIds([...ids]);
  return people.filter(({ erasedAt, suspension }) => erasedAt === null && suspension === null);
}
