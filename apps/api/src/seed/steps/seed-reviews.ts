import { notify } from '../../modules/notifications/index.ts';
import { buildDispute, buildReview, type ReviewToBuild } from '../../testing/review-factory.ts';
import type { DemoBusiness } from '../data/demo-types.ts';
import { demoDisputes } from '../data/reviews/disputes.ts';
import { demoBusinesses } from '../data/index.ts';
import type { DemoReview } from '../data/reviews/review-types.ts';
import { estateReviews } from '../data/reviews/reviews-estate.ts';
import { firmReviews } from '../data/reviews/reviews-firms.ts';
import { makerReviews } from '../data/reviews/reviews-makers.ts';
import { day, demoId } from '../demo/demo-id.ts';
import { ageOf } from '../demo/demo-listings.ts';
import { writeOnce } from '../once.ts';

/** How long before writing of it people did business, in days. */
const dealtBefore = 12;
/** How long a business takes to answer, in days. */
const answeredAfter = 2;

/** The reviews of a business, the newest first. */
export const reviewsOf = ({ key }: DemoBusiness): readonly DemoReview[] =>
  makerReviews[key] ?? firmReviews[key] ?? estateReviews[key] ?? [];

/** Writes the reviews, spread over the time since each business joined, and a dispute in each state. */
export async function seedReviews(now: number): Promise<void> {
  await writeOnce('reviews', async () => {
    for (const business of demoBusinesses) {
      const reviews = reviewsOf(business);
      const step = (ageOf(business) - answeredAfter * day) / (reviews.length + 1);
      for (const [index, review] of reviews.entries()) {
        const written = now - answeredAfter * day - step * (index + 0.5);
        await buildReview({ ...toBuild(business.key, review), ...datedBack(written, review) });
      }
    }
  });
  await writeOnce('disputes', async () => {
    for (const dispute of demoDisputes) await seedDispute(dispute, now);
  });
}

async function seedDispute(
  { business, daysAgo, reason, review, before, ...dispute }: (typeof demoDisputes)[number],
  now: number,
): Promise<void> {
  const written = toBuild(business, review);
  const transactionDate = dateOf(now - (daysAgo + 30) * day);
  const { contactName, transactionSize } = written;
  const { dispute: made, review: disputed } = await buildDispute({
    ...dispute,
    lastStepAt: new Date(now - daysAgo * day),
    ...(reason === undefined ? {} : { reason: { key: null, text: reason } }),
    review: {
      ...written,
      transactionDate,
      ...(before && {
        previousVersion: {
          contactName,
          transactionSize,
          transactionDate,
          rating: before.rating,
          subject: before.subject,
          exchangeDetails: before.details,
        },
      }),
    },
  });
  const { editDueAt } = made;
  if (!editDueAt || disputed.authorId === null) return;
  await notify({
    userId: disputed.authorId,
    type: 'reviewEditRequested',
    params: {
      reviewId: disputed._id.toHexString(),
      business: demoBusinesses.find(({ key }) => key === business)?.name ?? '',
      dueAt: editDueAt.toISOString(),
      ...(reason === undefined ? {} : { reasonText: reason }),
    },
    cause: `demo:edit-requested:${disputed._id.toHexString()}`,
  });
}

/** A review as its factory takes it, without its dates. */
const toBuild = (business: string, { author, contact, size, details, ...said }: DemoReview) =>
  ({
    business: { _id: demoId('business', business), status: 'active' },
    author: { _id: demoId('user', author) },
    contactName: contact,
    transactionSize: size,
    rating: said.rating,
    subject: said.subject,
    exchangeDetails: details,
  }) satisfies ReviewToBuild;

const datedBack = (written: number, { reply }: DemoReview) => ({
  dateCreated: new Date(written),
  transactionDate: dateOf(written - dealtBefore * day),
  reply: reply ? { text: reply, dateCreated: new Date(written + answeredAfter * day) } : null,
});

/** The day of a time, `YYYY-MM-DD`. */
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
