/** What happens to a discussion or a comment. */
export type PostChange =
  | 'published'
  | 'held'
  | 'heldAgain'
  | 'edited'
  | 'refused'
  | 'removed'
  | 'restored'
  | 'moderated'
  | 'accepted'
  | 'liked'
  | 'unliked';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** Something happened to a discussion. */
    'discussion.changed': {
      discussionId: string;
      authorId: string | null;
      change: PostChange;
      /** The comment that was accepted, else null. */
      commentId: string | null;
    };
    /** Something happened to a comment of a discussion. */
    'discussionComment.changed': {
      commentId: string;
      discussionId: string;
      authorId: string | null;
      change: PostChange;
    };
  }
}
