import DataLoader from 'dataloader';
import type { MaybeViewer } from '../../authz/session.ts';
import { groupsBy, loaderById } from '../../kits/resource/index.ts';
import {
  DiscussionCommentModel,
  type DiscussionCommentRecord,
  DiscussionModel,
  type DiscussionRecord,
  DiscussionStateModel,
  type DiscussionStateRecord,
  PostLikeModel,
} from './forum.model.ts';
import { visibleTo } from './forum.policy.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A discussion by its id, in any state: who asks has decided that it may be seen. */
    discussionById: DataLoader<string, DiscussionRecord | null>;
    /** A comment by its id, in any state: who asks has decided that it may be seen. */
    discussionCommentById: DataLoader<string, DiscussionCommentRecord | null>;
    /** The replies to a comment that the viewer may read, the oldest first. */
    repliesByCommentId: DataLoader<string, DiscussionCommentRecord[]>;
    /** Whether the viewer likes a post. */
    likedByPostId: DataLoader<string, boolean>;
    /** What a discussion is to the viewer; null when nothing yet. */
    discussionStateById: DataLoader<string, DiscussionStateRecord | null>;
    /** How many comments came to a discussion since an instant. */
    commentsSince: DataLoader<{ discussionId: string; since: Date }, number>;
  }
}

/** The loaders of the forum for one request. */
export const createForumLoaders = (viewer: MaybeViewer) => ({
  discussionById: loaderById(DiscussionModel),
  discussionCommentById: loaderById(DiscussionCommentModel),
  repliesByCommentId: groupsBy(DiscussionCommentModel, 'parentId', {
    where: visibleTo(viewer),
    sort: { dateCreated: 1, _id: 1 },
  }),
  likedByPostId: new DataLoader<string, boolean>(async (ids) => {
    if (!viewer) return ids.map(() => false);
    const { userId } = viewer;
    const found = await PostLikeModel.find({ userId, postId: { $in: [...ids] } }).lean();
    const liked = new Set(found.map(({ postId }) => postId));
    return ids.map((id) => liked.has(id));
  }),
  discussionStateById: new DataLoader<string, DiscussionStateRecord | null>(async (ids) => {
    if (!viewer) return ids.map(() => null);
    const { userId } = viewer;
    const found = await DiscussionStateModel.find({
      userId,
      discussionId: { $in: [...ids] },
    }).lean();
    const byId = new Map(found.map((state) => [state.discussionId, state]));
    return ids.map((id) => byId.get(id) ?? null);
  }),
  commentsSince: new DataLoader<{ discussionId: string; since: Date }, number, string>(
    async (asked) => {
      const found = await DiscussionCommentModel.aggregate<{ _id: string; count: number }>([
        {
          $match: {
            $or: asked.map(({ discussionId, since }) => ({
              discussionId,
              status: 'PUBLISHED',
              dateCreated: { $gt: since },
              ...(viewer ? { authorId: { $ne: viewer.userId } } : {}),
            })),
          },
        },
        { $group: { _id: '$discussionId', count: { $sum: 1 } } },
      ]);
      const counts = new Map(found.map(({ _id, count }) => [_id, count]));
      return asked.map(({ discussionId }) => counts.get(discussionId) ?? 0);
    },
    { cacheKeyFn: ({ discussionId }) => discussionId },
  ),
});
