import { ratingsWith } from '@wiki/domain';
import { expect } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { findBusiness } from '../../businesses/index.ts';
import { DisputeModel } from '../disputes/dispute.model.ts';
import { mutationText, reason, reviewInput, type ReviewMutation } from '../review-test-kit.ts';
import { ReviewModel } from '../review.model.ts';

/** Who acts in a random run, each with a client per API process. */
export interface Cast {
  businessIds: string[];
  /** By their ids. */
  authors: ReadonlyMap<string, TestClient[]>;
  managers: TestClient[][];
  admins: TestClient[][];
}

/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Does random things to reviews and disputes, several at once; whatever is refused changes nothing. */
export async function actAtRandom(cast: Cast, operations: number, random: () => number) {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const atOnce = 8;
  for (let done = 0; done < operations; done += atOnce) {
    const reviews = await ReviewModel.find().select({ _id: 1 }).lean();
    const disputes = await DisputeModel.find().lean();
    const asked = disputes.filter(({ status }) => status === 'editRequested');
    const authors = [...cast.authors.values()];
    const reviewId = () => pick(reviews)?._id.toHexString() ?? '0'.repeat(24);
    const disputeId = () => pick(disputes)?._id.toHexString() ?? '0'.repeat(24);
    const said = () =>
      reviewInput({
        rating: 1 + Math.floor(random() * 5),
        dateOfTransaction: `2026-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
      });
    const onDispute = () => ({ disputeId: disputeId(), reason });
    const claim = {
      nature: 'missingDetails',
      details: 'Not all is told here.',
      handling: 'requestEdit',
    };
    const acts: (() => [TestClient[], ReviewMutation, object])[] = [
      () => [pick(authors), 'writeReview', { ...said(), businessId: pick(cast.businessIds) }],
      () => [pick(authors), 'writeReview', { ...said(), businessId: pick(cast.businessIds) }],
      () => {
        const dispute = asked.length > 0 ? pick(asked) : null;
        const clients = cast.authors.get(dispute?.authorId ?? '') ?? pick(authors);
        return [clients, 'editReview', { ...said(), reviewId: dispute?.reviewId ?? reviewId() }];
      },
      () => [pick(cast.managers), 'disputeReview', { ...claim, reviewId: reviewId() }],
      () => [pick(cast.managers), 'disputeReview', { ...claim, reviewId: reviewId() }],
      () => [pick(cast.managers), 'replyToReview', { reviewId: reviewId(), text: 'Thank you' }],
      () => [pick(cast.admins), 'respondToDispute', onDispute()],
      () => [pick(cast.admins), 'requestReviewEdit', onDispute()],
      () => [pick(cast.admins), 'requestReviewEdit', onDispute()],
      () => [pick(cast.admins), 'removeDisputedReview', onDispute()],
      () => [pick(cast.admins), 'removeReview', { reviewId: reviewId(), reason }],
    ];
    const chosen = Array.from({ length: atOnce }, () => pick(acts)());
    await Promise.all(chosen.map(([clients, name, input]) => attempt(pick(clients), name, input)));
  }
}

/** Acts where that is allowed: denied access and refusals are as good an outcome here. */
async function attempt(client: TestClient, name: ReviewMutation, input: object): Promise<void> {
  const { data, errors } = await client.request<{ change: object }>(mutationText(name), { input });
  const code = errors?.[0]?.extensions?.code;
  if (!data && code !== 'FORBIDDEN') throw new Error(`${name} answered ${JSON.stringify(errors)}`);
}

/** Expects the ratings of businesses, and their removed reviews, to be what counting anew gives. */
export async function expectRecounted(businessIds: readonly string[]): Promise<void> {
  for (const businessId of businessIds) {
    const reviews = await ReviewModel.find({ businessId, status: 'published' }).lean();
    const counted = reviews.reduce(
      (ratings, { rating }) => ratingsWith(ratings.ratingCounts, { added: rating }),
      ratingsWith([0, 0, 0, 0, 0], {}),
    );
    expect(await findBusiness(businessId)).toMatchObject(counted);
  }
  for (const { reviewId, status, timeline } of await DisputeModel.find().lean()) {
    const review = await ReviewModel.findById(reviewId).lean();
    if (status === 'removed') expect(review?.status).toBe('removed');
    if (status === 'edited') expect(review?.previousVersion).not.toBeNull();
    if (status === 'submitted' || status === 'editRequested' || status === 'editMissed') {
      expect(review?.status).toBe('published');
    }
    expect(timeline[0]?.action).toBe('submit');
  }
}

/** Makes sure a run did something of each kind: a run of refusals alone would prove nothing. */
export async function expectVariety(least: number): Promise<void> {
  expect(await ReviewModel.countDocuments({ status: 'published' })).toBeGreaterThan(least);
  expect(await ReviewModel.countDocuments({ status: 'removed' })).toBeGreaterThan(0);
  expect(await ReviewModel.countDocuments({ previousVersion: { $ne: null } })).toBeGreaterThan(0);
}
