import { type Person, buildPerson } from '../../testing/world.ts';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventDocuments, EventModel } from '../../platform/outbox/event.model.ts';
import { buildDispute, buildReview } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { DisputeModel } from './disputes/dispute.model.ts';
import { ReviewModel } from './review.model.ts';
import {
  buildCompany,
  ratingsOf,
  reason,
  refusalsOf,
  reviewInput,
  type ReviewMutation,
} from './review-test-kit.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

/** Makes the next transaction about reviews abort for a passing reason when it records its event. */
function abortOnce() {
  const attempts = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new mongoose.mongo.MongoServerError({
      message: 'A passing conflict',
      code: 112,
      errorLabels: ['TransientTransactionError'],
    });
  });
  const { toInsert } = eventDocuments;
  vi.spyOn(eventDocuments, 'toInsert').mockImplementation((event) => {
    // What is told to people about earlier ones is recorded beside it.
    if (/^(review|dispute)\./.test(event.type)) attempts();
    return toInsert(event);
  });
  return attempts;
}

type Scene = Awaited<ReturnType<typeof scene>>;
async function scene(status: 'submitted' | 'editRequested') {
  const { business, businessId, manager } = await buildCompany(server);
  const author = await buildPerson(server);
  const review = { business, author: author.user, rating: 2 };
  const disputed = await buildDispute({ status, review });
  const plain = await buildReview(review);
  return {
    author,
    businessId,
    manager,
    reviewId: plain._id.toHexString(),
    disputedId: disputed.review._id.toHexString(),
    disputeId: disputed.dispute._id.toHexString(),
  };
}

/** What each mutation does, and how many ratings and points there are after it. */
const acts: Record<ReviewMutation, [(on: Scene) => [Person, object], number, number]> = {
  writeReview: [({ author, businessId }) => [author, reviewInput({ businessId })], 3, 9],
  editReview: [({ author, disputedId }) => [author, reviewInput({ reviewId: disputedId })], 2, 7],
  replyToReview: [({ manager, reviewId }) => [manager, { reviewId, text: 'Thank you' }], 2, 4],
  disputeReview: [
    ({ manager, reviewId }) => [
      manager,
      { reviewId, nature: 'missingDetails', details: 'Not all is told.', handling: 'requestEdit' },
    ],
    2,
    4,
  ],
  respondToDispute: [({ disputeId }) => [admin, { disputeId, reason }], 2, 4],
  removeDisputedReview: [({ disputeId }) => [admin, { disputeId, reason }], 1, 2],
  requestReviewEdit: [({ disputeId }) => [admin, { disputeId, reason }], 2, 4],
  removeReview: [({ reviewId }) => [admin, { reviewId, reason }], 1, 2],
};

describe('a transaction that aborts for a passing reason', () => {
  test.each(Object.keys(acts) as ReviewMutation[])('does %s once', async (name) => {
    const on = await scene(name === 'editReview' ? 'editRequested' : 'submitted');
    const [prepare, count, points] = acts[name];
    const [person, input] = prepare(on);
    const aborted = abortOnce();
    expect(await refusalsOf(person.client, name, input)).toEqual([]);
    expect(aborted).toHaveBeenCalledTimes(2);
    const { businessId } = on;
    expect(await EventModel.countDocuments({ 'data.businessId': businessId })).toBe(1);
    expect(await ReviewModel.countDocuments({ businessId })).toBe(name === 'writeReview' ? 3 : 2);
    expect(await DisputeModel.countDocuments({ businessId })).toBe(
      name === 'disputeReview' ? 2 : 1,
    );
    const ratings = await ratingsOf(admin.client, businessId);
    expect(ratings).toMatchObject({ ratingCount: count, ratingAverage: points / count });
  });
});
