import { releaseFiles } from '../files/index.ts';
import { withdrawCase } from '../moderation/index.ts';
import type { UserRecord } from '../users/index.ts';
import { dropDraft } from './discussions/draft.store.ts';
import {
  DiscussionCommentModel,
  DiscussionDraftModel,
  DiscussionModel,
  DiscussionStateModel,
  type PostRecord,
  PostLikeModel,
} from './forum.model.ts';
import { fileUserOf } from './post.store.ts';

const idOf = ({ _id }: { _id: PostRecord['_id'] }): string => _id.toHexString();

/** What a person wrote in the forum, likes, follows and drafts, for the export of their data. */
export async function forumDataOf(userId: string): Promise<Record<string, unknown>> {
  const own = { authorId: userId };
  const written = ({ _id, authorId: _self, removed, named: _ofOthers, ...post }: PostRecord) => ({
    id: idOf({ _id }),
    ...post,
    dateRemoved: removed?.at ?? null,
  });
  return {
    discussions: (await DiscussionModel.find(own).sort({ dateCreated: 1, _id: 1 }).lean()).map(
      ({ titleKeys: _ofSearch, ...discussion }) => written(discussion),
    ),
    discussionComments: (
      await DiscussionCommentModel.find(own).sort({ dateCreated: 1, _id: 1 }).lean()
    ).map(written),
    postLikes: (await PostLikeModel.find({ userId }).sort({ dateCreated: 1, _id: 1 }).lean()).map(
      ({ postId, dateCreated }) => ({ postId, dateCreated }),
    ),
    discussionStates: (await DiscussionStateModel.find({ userId }).lean()).map(
      ({ discussionId, level, isBookmarked, readAt }) => ({
        discussionId,
        level,
        isBookmarked,
        readAt,
      }),
    ),
    discussionDrafts: (await DiscussionDraftModel.find({ userId }).lean()).map(
      ({ _id, userId: _self, named: _ofOthers, ...draft }) => ({
        draftId: idOf({ _id }),
        ...draft,
      }),
    ),
  };
}

/**
 * What a person published stays without its author and its earlier versions; what was held, refused or
 * removed is emptied and what waits about it ends. What only they read goes, as their likes do. Joins
 * the transaction that erases them.
 */
export async function eraseAuthor({ _id }: UserRecord): Promise<void> {
  const userId = _id.toHexString();
  const liked = await PostLikeModel.find({ userId }).lean();
  const ids = liked.map(({ postId }) => postId);
  await DiscussionModel.updateMany({ _id: { $in: ids } }, { $inc: { likeCount: -1 } });
  await DiscussionCommentModel.updateMany({ _id: { $in: ids } }, { $inc: { likeCount: -1 } });
  await PostLikeModel.deleteMany({ userId });
  await DiscussionStateModel.deleteMany({ userId });
  for (const draft of await DiscussionDraftModel.find({ userId }).lean()) {
    await dropDraft(userId, idOf(draft));
  }
  await DiscussionModel.updateMany({ lastActorId: userId }, { $set: { lastActorId: null } });

  const unpublished = { authorId: userId, status: { $ne: 'PUBLISHED' as const } };
  const hidden = { _id: 1, images: 1 } as const;
  for (const post of await DiscussionModel.find(unpublished).select(hidden).lean()) {
    await withdraw('discussion', post);
  }
  await DiscussionModel.updateMany(unpublished, {
    $set: { ...nothing, title: '', titleKeys: [], tags: [] },
  });
  for (const post of await DiscussionCommentModel.find(unpublished).select(hidden).lean()) {
    await withdraw('discussionComment', post);
  }
  await DiscussionCommentModel.updateMany(unpublished, { $set: nothing });
  const anonymous = { $set: { authorId: null, businessId: null, versions: [] } };
  await DiscussionModel.updateMany({ authorId: userId }, anonymous);
  await DiscussionCommentModel.updateMany({ authorId: userId }, anonymous);
}

/** What is left of a post that nobody is to read again: it keeps the place of what was replied to it. */
const nothing: Partial<PostRecord> = {
  body: { type: 'doc', content: [] },
  text: '',
  images: [],
  named: [],
  reason: null,
  removed: null,
  status: 'REMOVED',
};

/** Ends what waits about a post, and lets its pictures go. */
async function withdraw(
  kind: 'discussion' | 'discussionComment',
  { _id, images }: Pick<PostRecord, '_id' | 'images'>,
): Promise<void> {
  await withdrawCase(kind, idOf({ _id }));
  await releaseFiles(fileUserOf({ _id }), images);
}
