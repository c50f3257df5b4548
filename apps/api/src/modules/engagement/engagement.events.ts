declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** The counts of listings changed: views in batches, saves. */
    'engagement.changed': { listingIds: string[] };
    /** A comment on a listing was written, edited or deleted by its author. */
    'comment.changed': {
      commentId: string;
      listingId: string;
      businessId: string;
      authorId: string | null;
      change: 'added' | 'edited' | 'deleted';
      /** The comment it answers, and who wrote that; null for comments of their own. */
      replyToId: string | null;
      replyToAuthorId: string | null;
    };
    /** A removed comment was given back. */
    'comment.restored': {
      commentId: string;
      listingId: string;
      businessId: string;
      authorId: string;
      replyToId: string | null;
    };
    /** An administrator deleted somebody's comment with a reason, or reports hid it. */
    'comment.removed': {
      commentId: string;
      listingId: string;
      businessId: string;
      authorId: string;
    };
  }
}
