import { type DisputeStatus, limits, type ReasonGiven } from '@wiki/domain';
import type { BusinessRecord } from '../modules/businesses/index.ts';
import {
  createDispute,
  createReview,
  type DisputeRecord,
  editTerm,
  type NewReview,
  type ReviewRecord,
  scheduleMiss,
  stepOf,
} from '../modules/reviews/index.ts';
import type { UserRecord } from '../modules/users/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { buildBusiness, buildUser } from './factories.ts';

const day = 24 * 3_600_000;
let built = 0;

/** What a review to build is told; everything has a default. */
export type ReviewToBuild = Partial<
  Omit<NewReview, 'businessId' | 'businessActive' | 'authorId'>
> & {
  business?: Pick<BusinessRecord, '_id' | 'status'>;
  author?: Pick<UserRecord, '_id'>;
};

/** Builds a review, of a business and by an author of its own unless given; the ratings count it. */
export async function buildReview(given: ReviewToBuild = {}): Promise<ReviewRecord> {
  const { business, author, ...values } = given;
  const { _id, status } = business ?? (await buildBusiness());
  const { _id: authorId } = author ?? (await buildUser());
  built += 1;
  const review: NewReview = {
    contactName: 'Carolina Pardo',
    transactionSize: 'from500to5000',
    // Each on a day of its own: an author reviews a business once for a day.
    transactionDate: new Date(Date.UTC(2026, 0, 1) - built * day).toISOString().slice(0, 10),
    rating: 4,
    subject: 'On time and as agreed',
    exchangeDetails: 'The order arrived on the day we had agreed on, complete and well packed.',
    ...values,
    businessId: _id.toHexString(),
    businessActive: status === 'active',
    authorId: authorId.toHexString(),
  };
  return inTransaction(() => createReview(review));
}

/** What a dispute to build is told; everything has a default. */
export type DisputeToBuild = Partial<
  Pick<DisputeRecord, '_id' | 'nature' | 'details' | 'handling'>
> & {
  status?: DisputeStatus;
  /** What is disputed and how it was written: its state follows the dispute's. */
  review?: ReviewToBuild;
  /** The administrator's words. */
  reason?: ReasonGiven;
  /** When its last step was; the others lie a day apart before it, a missed edit as long as it had. */
  lastStepAt?: Date;
};

const pathTo = {
  submitted: ['submit'],
  editRequested: ['submit', 'requestEdit'],
  editMissed: ['submit', 'requestEdit', 'miss'],
  kept: ['submit', 'respond'],
  edited: ['submit', 'requestEdit', 'edit'],
  removed: ['submit', 'remove'],
} as const;

/** Builds a disputed review with its dispute in a state and the timeline that leads there. */
export async function buildDispute({
  status = 'submitted',
  review: disputed = {},
  reason = { key: null, text: 'We read what both sides wrote.' },
  lastStepAt = new Date(),
  ...values
}: DisputeToBuild = {}): Promise<{ dispute: DisputeRecord; review: ReviewRecord }> {
  const path = pathTo[status];
  const timeline = path.map((action, index) => {
    const later = path.slice(index + 1).map((next) => (next === 'miss' ? editTerm : day));
    return stepOf(
      action,
      action === 'respond' || action === 'remove' || action === 'requestEdit' ? reason : null,
      new Date(later.reduce((at, gap) => at - gap, lastStepAt.getTime())),
    );
  });
  const dateCreated = timeline[0]?.at ?? lastStepAt;
  const editDueAt = status === 'editRequested' ? new Date(lastStepAt.getTime() + editTerm) : null;
  const review = await buildReview({
    dateCreated: new Date(dateCreated.getTime() - limits.dispute.editDays * day),
    ...(status === 'edited' ? editedOn(lastStepAt) : {}),
    ...(status === 'removed' ? { status: 'removed', removalReason: reason } : {}),
    ...disputed,
  });
  const reviewId = review._id.toHexString();
  const dispute = await inTransaction(async () => {
    const created = await createDispute({
      nature: 'unfairRepresentation',
      details: 'The delay was announced and agreed on before the order was placed.',
      handling: 'requestEdit',
      ...values,
      reviewId,
      businessId: review.businessId,
      authorId: review.authorId,
      status,
      timeline,
      dateCreated,
      editDueAt,
    });
    if (editDueAt) {
      await scheduleMiss(created._id.toHexString(), editDueAt, String(timeline.length));
    }
    return created;
  });
  return { dispute, review };
}

/** How a review reads that was edited. */
const editedOn = (dateEdited: Date): Partial<ReviewRecord> => ({
  dateEdited,
  previousVersion: {
    contactName: 'Carolina Pardo',
    transactionSize: 'from500to5000',
    transactionDate: '2025-11-03',
    rating: 1,
    subject: 'Never again',
    exchangeDetails: 'The order arrived late and nobody told us why it did.',
  },
});
