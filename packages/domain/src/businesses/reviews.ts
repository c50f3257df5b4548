/** How large the business done was, in US dollars (schema: TransactionSize). */
export const transactionSizes = [
  'under500',
  'from500to5000',
  'from5000to50000',
  'over50000',
] as const;
export type TransactionSize = (typeof transactionSizes)[number];

/** What a business says is wrong with a review (specification, section 3). */
export const disputeNatures = [
  'didNotWorkWithCompany',
  'unfairRepresentation',
  'missingDetails',
] as const;
export type DisputeNature = (typeof disputeNatures)[number];

/** What a business wants done about a review (specification, section 3). */
export const disputeHandlings = ['removeReview', 'requestEdit'] as const;
export type DisputeHandling = (typeof disputeHandlings)[number];

/** How a dispute stands. The last three end it. */
export const disputeStatuses = [
  'submitted',
  'editRequested',
  'editMissed',
  'kept',
  'edited',
  'removed',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Who takes part in a dispute (schema: DisputeParty). */
export type DisputeParty = 'business' | 'author' | 'administrator' | 'platform';

interface DisputeTransition {
  /** Null where a dispute begins. */
  from: readonly DisputeStatus[] | null;
  to: DisputeStatus;
  by: DisputeParty;
}

/** States of a dispute that wait for an administrator. */
const waiting = ['submitted', 'editMissed'] as const satisfies readonly DisputeStatus[];

/**
 * The life of a dispute (decisions, Listings, reviews). Whatever is not in it is refused as
 * `ILLEGAL_TRANSITION`. A review has at most one dispute.
 */
export const disputeTransitions = {
  submit: { from: null, to: 'submitted', by: 'business' },
  respond: { from: waiting, to: 'kept', by: 'administrator' },
  remove: { from: [...waiting, 'editRequested'], to: 'removed', by: 'administrator' },
  requestEdit: { from: waiting, to: 'editRequested', by: 'administrator' },
  edit: { from: ['editRequested'], to: 'edited', by: 'author' },
  miss: { from: ['editRequested'], to: 'editMissed', by: 'platform' },
} as const satisfies Record<string, DisputeTransition>;

export type DisputeAction = keyof typeof disputeTransitions;

/** Every action, for exhaustive tests. */
export const disputeActions = Object.keys(disputeTransitions) as DisputeAction[];

/** The state an action leads to from this one (null: no dispute yet), or null where the table has no such row. */
export function nextDisputeStatus(
  from: DisputeStatus | null,
  action: DisputeAction,
): DisputeStatus | null {
  const transition: DisputeTransition = disputeTransitions[action];
  const fits = from === null ? transition.from === null : transition.from?.includes(from);
  return fits ? transition.to : null;
}

/** The actions of a party on a dispute in this state; none on one that ended. */
export function disputeActionsFrom(
  from: DisputeStatus,
  parties: readonly DisputeParty[],
): readonly DisputeAction[] {
  return disputeActions.filter(
    (action) =>
      nextDisputeStatus(from, action) !== null && parties.includes(disputeTransitions[action].by),
  );
}

/** Whether a dispute in this state is over. */
export const isDisputeOver = (status: DisputeStatus): boolean =>
  disputeActions.every((action) => nextDisputeStatus(status, action) === null);

/** How many reviews give 1, 2, 3, 4 and 5, in this order. */
export type RatingCounts = [number, number, number, number, number];

/** The ratings of a business: how many of each, how many in all, their average, and what orders by it. */
export interface Ratings {
  ratingCounts: RatingCounts;
  ratingCount: number;
  /** 1 to 5; null without any. */
  ratingAverage: number | null;
  /**
   * What orders by rating go by; null without any. The average as if some usual reviews had been there
   * before: so one review of 5 stays below nine that are 4.8 on average. It is not to be shown.
   */
  ratingRank: number | null;
}

/**
 * The usual reviews that a rank begins with. There are few reviews of each business: with five, about
 * as many of its own outweigh them, and one alone moves it by a sixth of the way. Their average lies
 * between the middle of the scale and the 4 and more that most people give, so that a few good reviews
 * raise a business and a few bad ones lower it.
 */
const usualReviews = { count: 5, average: 3.5 } as const;

/**
 * What listings are ordered by: the rank of their business in tenths, 0 without reviews. So most reviews
 * leave them as they are.
 */
export const ratingStep = (ratingRank: number | null): number =>
  Math.round((ratingRank ?? 0) * 10) / 10;

/** The ratings with one (1 to 5) taken away, one added, or both. */
export function ratingsWith(
  counts: readonly number[],
  { removed, added }: { removed?: number; added?: number },
): Ratings {
  const ratingCounts = [1, 2, 3, 4, 5].map(
    (rating, index) => (counts[index] ?? 0) + Number(rating === added) - Number(rating === removed),
  ) as RatingCounts;
  const ratingCount = ratingCounts.reduce((sum, count) => sum + count, 0);
  const total = ratingCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  if (ratingCount === 0) {
    return { ratingCounts, ratingCount, ratingAverage: null, ratingRank: null };
  }
  const { count, average } = usualReviews;
  return {
    ratingCounts,
    ratingCount,
    ratingAverage: total / ratingCount,
    ratingRank: (count * average + total) / (count + ratingCount),
  };
}
