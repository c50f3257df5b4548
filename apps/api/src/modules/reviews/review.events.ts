import type { DisputeAction } from '@wiki/domain';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A review was written, edited, answered or removed; the average of its business may have changed. */
    'review.changed': {
      reviewId: string;
      businessId: string;
      authorId: string | null;
      change: 'written' | 'edited' | 'replied' | 'removed' | 'restored';
      /** The dispute that this is part of, else null. */
      disputeId: string | null;
    };
    /** A dispute took a step that leaves the review as it is. */
    'dispute.changed': {
      disputeId: string;
      reviewId: string;
      businessId: string;
      authorId: string | null;
      action: DisputeAction;
    };
  }
}
