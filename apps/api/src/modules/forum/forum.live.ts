import { changes } from '../../kits/resource/index.ts';
import { readComment, readDiscussion } from './post.store.ts';

/** What happens in a discussion, as far as the receiver may read it. */
export const discussionChanged = changes({
  field: 'discussionChanged',
  types: ['discussion.changed', 'discussionComment.changed'],
  concerns: (change, _viewer, { discussionId }: { discussionId: string }) =>
    change.discussionId === discussionId,
  async view(change, viewer) {
    const discussion = await readDiscussion(change.discussionId, viewer);
    const commentId = 'commentId' in change ? change.commentId : null;
    const comment = commentId ? await readComment(commentId, viewer) : null;
    return { discussion, comment };
  },
});

/** That what everybody reads in the forum is new or was active. */
export const forumChanged = changes({
  field: 'forumChanged',
  types: ['discussion.changed', 'discussionComment.changed'],
  concerns: ({ change }) => change === 'published' || change === 'removed' || change === 'restored',
  async view(change) {
    const discussion = await readDiscussion(change.discussionId, null);
    const isNew = !('commentId' in change && change.commentId) && change.change === 'published';
    return discussion ? { discussionId: change.discussionId, discussion, isNew } : null;
  },
});
