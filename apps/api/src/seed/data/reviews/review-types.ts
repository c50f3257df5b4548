import type { DisputeHandling, DisputeNature, DisputeStatus, TransactionSize } from '@wiki/domain';

/** A review of the demonstration, in the language of its author. */
export interface DemoReview {
  /** The key of an account of the demonstration. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** With whom the author dealt. */
  contact: string;
  size: TransactionSize;
  subject: string;
  details: string;
  /** The answer of the business. */
  reply?: string;
}

/** A dispute of the demonstration about a review. */
export interface DemoDispute {
  /** The key of the business. */
  business: string;
  status: DisputeStatus;
  nature: DisputeNature;
  handling: DisputeHandling;
  /** In the words of the business. */
  details: string;
  /** In the words of the administrators, where they acted. */
  reason?: string;
  /** How many days ago its last step was. */
  daysAgo: number;
  review: DemoReview;
  /** What the review said before it was edited. */
  before?: Pick<DemoReview, 'rating' | 'subject' | 'details'>;
}
