import { limits, type TransactionSize } from '@wiki/domain';
import { ReviewModel } from '../review.model.ts';

/** What the published reviews of a business tell together. */
export interface ReviewFacts {
  /** How many it replied to. */
  answeredCount: number;
  /** How many are about large business. */
  largeCount: number;
  /** `YYYY-MM-DD`: when the latest business was done that one is about. */
  dateLastTransaction: string;
}

const largeSizes: readonly TransactionSize[] = ['from5000to50000', 'over50000'];
const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });

/** What the reviews of businesses tell; null where there are too few of them. */
export async function readReviewFacts(
  businessIds: readonly string[],
): Promise<(ReviewFacts | null)[]> {
  const found = await ReviewModel.aggregate<ReviewFacts & { _id: string; count: number }>([
    { $match: { businessId: { $in: businessIds }, status: 'published' } },
    {
      $group: {
        _id: '$businessId',
        count: { $sum: 1 },
        answeredCount: countIf({ $gt: ['$reply', null] }),
        largeCount: countIf({ $in: ['$transactionSize', largeSizes] }),
        dateLastTransaction: { $max: '$transactionDate' },
      },
    },
  ]);
  const byBusiness = new Map(found.map(({ _id, count, ...facts }) => [_id, { count, facts }]));
  return businessIds.map((id) => {
    const { count, facts } = byBusiness.get(id) ?? { count: 0, facts: null };
    return count < limits.business.reviewFacts ? null : facts;
  });
}
