import { decideHeldPostSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import { write } from '../../kits/resource/index.ts';
import {
  DiscussionCommentModel,
  type DiscussionCommentRecord,
  DiscussionModel,
  type DiscussionRecord,
} from './forum.model.ts';
import { commentChange, discussionChange } from './post-events.ts';
import {
  changeComment,
  changeDiscussion,
  countComment,
  findDiscussion,
  findDiscussionComment,
} from './post.store.ts';

/** A held discussion, or a held comment with its discussion. */
export interface HeldPostView {
  discussion: DiscussionRecord;
  comment: DiscussionCommentRecord | null;
}

const mostShown = 100;

/** What waits for a decision, the longest waiting first. */
export async function heldPosts({ viewer }: Pick<Context, 'viewer'>): Promise<HeldPostView[]> {
  assertCan(viewer, 'forum.moderate', null);
  const held = { status: 'HELD' } as const;
  const discussions = await DiscussionModel.find(held)
    .sort({ dateCreated: 1, _id: 1 })
    .limit(mostShown)
    .lean();
  const comments = await DiscussionCommentModel.find(held)
    .sort({ dateCreated: 1, _id: 1 })
    .limit(mostShown)
    .lean();
  const above = await DiscussionModel.find({
    _id: { $in: comments.map(({ discussionId }) => discussionId) },
  }).lean();
  const byId = new Map(above.map((each) => [each._id.toHexString(), each]));
  const views = [
    ...discussions.map((discussion) => ({ discussion, comment: null })),
    ...comments.flatMap((comment) => {
      const discussion = byId.get(comment.discussionId);
      return discussion ? [{ discussion, comment }] : [];
    }),
  ];
  return views.toSorted((one, two) => heldSince(one) - heldSince(two)).slice(0, mostShown);
}

/** When what is held was written or last edited. */
export const dateHeldOf = ({ discussion, comment }: HeldPostView): Date => {
  const post = comment ?? discussion;
  return post.dateEdited ?? post.dateCreated;
};

const heldSince = (view: HeldPostView): number => dateHeldOf(view).getTime();

async function findHeld(id: string): Promise<HeldPostView | null> {
  const discussion = await findDiscussion(id);
  if (discussion) return discussion.status === 'HELD' ? { discussion, comment: null } : null;
  const comment = await findDiscussionComment(id);
  if (comment?.status !== 'HELD') return null;
  const above = await findDiscussion(comment.discussionId);
  return above && { discussion: above, comment };
}

/** Publishes or refuses a held post, once: who comes second is told that nothing waits any more. */
export const decideHeldPost = write({
  input: decideHeldPostSchema,
  may: 'forum.moderate',
  load: { by: 'id', find: findHeld },
  async act({ input: { decision, reason = null }, loaded: { discussion, comment } }) {
    const isPublished = decision === 'PUBLISH';
    const changes = { status: isPublished ? 'PUBLISHED' : 'REFUSED', reason } as const;
    if (!comment) await changeDiscussion(discussion, changes);
    else {
      if (isPublished) {
        const active = { dateActive: new Date(), lastActorId: comment.authorId ?? '' };
        await countComment(comment, 1, active);
      }
      await changeComment(comment, changes);
    }
    return { ok: true };
  },
  event({ input: { decision }, loaded: { discussion, comment } }) {
    const change = decision === 'PUBLISH' ? 'published' : 'refused';
    return comment ? commentChange(comment, change) : discussionChange(discussion, change);
  },
});
