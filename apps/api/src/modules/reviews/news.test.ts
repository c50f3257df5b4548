import { clientOf, cursorNow } from '../../testing/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { buildDispute, buildReview } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { changeBusinessStatus, type Person, buildPerson } from '../../testing/world.ts';
import { eraseUser } from '../users/index.ts';
import { reviewDataOf } from './personal-data.ts';
import { act, buildCompany, deniedWith, reason, reviewInput } from './review-test-kit.ts';

let server: TestServer;
let admin: Person;
let stranger: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  stranger = await buildPerson(server);
});
afterAll(() => server.stop());

const reviewStream = `subscription ($id: ID!, $after: EventCursor) {
  reviewChanged(businessId: $id, after: $after) {
    reviewId review { id status reply { text } dispute { id } } business { ratingCount } cursor
  }
}`;
const disputeStream = `subscription ($after: EventCursor) {
  disputeChanged(after: $after) { dispute { id status } cursor }
}`;
interface ReviewNews {
  reviewChanged: {
    reviewId: string;
    review: object | null;
    business: object | null;
    cursor: string;
  };
}
interface DisputeNews {
  disputeChanged: { dispute: { id: string; status: string }; cursor: string };
}

const told = async ({ userId }: Person) =>
  (await NotificationModel.find({ userId }).sort({ _id: 1 }).lean()).map(({ type }) => type);

/** A reviewed business, somebody who wrote about it, and a claim about what they wrote. */
async function scene() {
  const company = await buildCompany(server);
  const author = await buildPerson(server);
  const { businessId } = company;
  const written = await act(author.client, 'writeReview', reviewInput({ businessId }));
  const reviewId = String(written.review?.id);
  const submit = async () => {
    const claim = {
      nature: 'missingDetails',
      details: 'Not all is told.',
      handling: 'requestEdit',
    };
    const { dispute } = await act(company.manager.client, 'disputeReview', { reviewId, ...claim });
    return String(dispute?.id);
  };
  return { ...company, author, reviewId, submit };
}

describe('who is told what, once', () => {
  test('of a dispute that ends with an edit', async () => {
    const { author, manager, colleague, reviewId, submit } = await scene();
    await act(manager.client, 'replyToReview', { reviewId, text: 'Thank you' });
    const disputeId = await submit();
    await act(admin.client, 'requestReviewEdit', { disputeId, reason });
    await act(author.client, 'editReview', reviewInput({ reviewId, rating: 3 }));
    await expect
      .poll(async () => (await told(manager)).toSorted())
      .toEqual(['disputeEditRequested', 'disputedReviewEdited', 'reviewReceived']);
    await expect
      .poll(async () => (await told(author)).toSorted())
      .toEqual(['reviewEditRequested', 'reviewReplied']);
    await expect
      .poll(async () => (await told(admin)).toSorted())
      .toEqual(['disputeEdited', 'disputeSubmitted']);
    expect(await told(colleague)).toEqual([]);
    const [asked] = await NotificationModel.find({
      userId: author.userId,
      type: 'reviewEditRequested',
    }).lean();
    expect(asked?.params).toMatchObject({ reviewId, reasonText: reason.text });
    expect(asked?.params.dueAt).toMatch(/^\d{4}-/);
  });

  test('of a review that is kept, and of one that is removed, with the reason', async () => {
    const kept = await scene();
    await act(admin.client, 'respondToDispute', { disputeId: await kept.submit(), reason });
    await expect.poll(() => told(kept.author)).toEqual(['reviewKept']);
    await expect
      .poll(async () => (await told(kept.manager)).toSorted())
      .toEqual(['disputeAnswered', 'reviewReceived']);
    const gone = await scene();
    await act(admin.client, 'removeDisputedReview', { disputeId: await gone.submit(), reason });
    await expect.poll(() => told(gone.author)).toEqual(['reviewRemoved']);
    const [news] = await NotificationModel.find({ userId: gone.author.userId }).lean();
    expect(news?.params).toMatchObject({ reasonText: reason.text });
    await expect
      .poll(async () => (await told(gone.manager)).toSorted())
      .toEqual(['reviewReceived', 'reviewRemovedForBusiness']);
  });
});

describe('live', () => {
  test('everybody sees the reviews of a business come, change and go', async () => {
    const { business, businessId, manager } = await buildCompany(server);
    const after = await cursorNow(server);
    const socket = await clientOf(server, null).socket();
    const stream = socket.start<ReviewNews>(reviewStream, { id: businessId, after });
    const next = async () => (await stream.next()).data?.reviewChanged;
    const author = await buildPerson(server);
    const { review } = await act(author.client, 'writeReview', reviewInput({ businessId }));
    const reviewId = String(review?.id);
    expect(await next()).toMatchObject({
      reviewId,
      review: { id: reviewId, dispute: null },
      business: { ratingCount: 1 },
    });
    await act(manager.client, 'replyToReview', { reviewId, text: 'Thank you' });
    expect(await next()).toMatchObject({ review: { reply: { text: 'Thank you' } } });
    await act(admin.client, 'removeReview', { reviewId, reason });
    expect(await next()).toMatchObject({ reviewId, review: null, business: { ratingCount: 0 } });
    expect(stream.waiting).toBe(0);

    await changeBusinessStatus(business, 'inactive');
    const hidden = await buildReview({ business, rating: 2 });
    await act(admin.client, 'removeReview', { reviewId: hidden._id.toHexString(), reason });
    const inside = await manager.client.socket();
    const own = inside.start<ReviewNews>(reviewStream, { id: businessId, after });
    const last = [await own.next(), await own.next(), await own.next(), await own.next()].at(-1);
    expect(last?.data?.reviewChanged.review).toMatchObject({ status: 'removed' });
    expect(stream.waiting).toBe(0);
    await Promise.all([socket.close(), inside.close()]);
  });

  test('only those who take part see the steps of a dispute', async () => {
    const { author, manager, submit } = await scene();
    const other = await scene();
    const after = await cursorNow(server);
    const people = [author, manager, admin, stranger, other.manager, other.author];
    const sockets = await Promise.all(people.map(({ client }) => client.socket()));
    const streams = sockets.map((socket) => socket.start<DisputeNews>(disputeStream, { after }));
    const disputeId = await submit();
    await act(admin.client, 'removeDisputedReview', { disputeId, reason });
    for (const stream of streams.slice(0, 3)) {
      for (const _step of ['submit', 'remove']) {
        const { data } = await stream.next();
        expect(data?.disputeChanged.dispute.id).toBe(disputeId);
      }
    }
    // Theirs comes after it in the one order of events: what they were not to see did not come before.
    const theirs = await other.submit();
    for (const stream of streams.slice(4)) {
      expect((await stream.next()).data?.disputeChanged.dispute.id).toBe(theirs);
    }
    expect((await streams[2]?.next())?.data?.disputeChanged.dispute.id).toBe(theirs);
    expect(streams.map(({ waiting }) => waiting)).toEqual([0, 0, 0, 0, 0, 0]);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('visitors have no disputes to follow', async () => {
    const socket = await clientOf(server, null).socket();
    const { errors } = await socket.start(disputeStream, {}).next();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    await socket.close();
  });
});

test('who deletes their account leaves their words without their name', async () => {
  const author = await buildPerson(server, { firstName: 'Rosalba' });
  const { business } = await buildCompany(server);
  const { review, dispute } = await buildDispute({
    status: 'submitted',
    review: { business, author: author.user },
  });
  expect(await reviewDataOf(author.userId)).toMatchObject({
    reviews: [{ reviewId: review._id.toHexString(), subject: review.subject }],
  });
  await inTransaction(() => eraseUser(author.userId));
  const id = review._id.toHexString();
  const { review: left } = await admin.client.data<{
    review: { author: null; subject: string; dispute: { id: string } };
  }>('query ($id: ID!) { review(id: $id) { author { id } subject dispute { id } } }', { id });
  expect(left).toMatchObject({ author: null, subject: review.subject });
  expect(left.dispute.id).toBe(dispute._id.toHexString());
  const input = { disputeId: left.dispute.id, reason };
  expect((await act(admin.client, 'requestReviewEdit', input)).userErrors).toEqual([
    { code: 'ILLEGAL_TRANSITION', field: null },
  ]);
  expect(
    await deniedWith(stranger.client, 'query ($id: ID!) { dispute(id: $id) { id } }', {
      id: left.dispute.id,
    }),
  ).toBeUndefined();
});
