import type { EventMap } from '../../platform/outbox/event.model.ts';
import type { PostChange } from './forum.events.ts';
import type { DiscussionCommentRecord, DiscussionRecord } from './forum.model.ts';

/** The event of a change of a discussion: ids only. */
export const discussionChange = (
  { _id, authorId }: DiscussionRecord,
  change: PostChange,
  commentId: string | null = null,
): ['discussion.changed', EventMap['discussion.changed']] => [
  'discussion.changed',
  { discussionId: _id.toHexString(), authorId, change, commentId },
];

/** The event of a change of a comment: ids only. */
export const commentChange = (
  { _id, discussionId, authorId }: DiscussionCommentRecord,
  change: PostChange,
): ['discussionComment.changed', EventMap['discussionComment.changed']] => [
  'discussionComment.changed',
  { commentId: _id.toHexString(), discussionId, authorId, change },
];
