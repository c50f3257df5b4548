import { type Person, buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { abortOnce } from '../../testing/faults/abort-once.ts';
import { buildProduct } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { comment, type EngagementMutation, readListing, refusals } from './engagement-test-kit.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await buildPerson(server);
});
afterAll(() => server.stop());

/** What each mutation does to a listing with a comment of the person, and what is counted then. */
const acts: Record<
  EngagementMutation,
  (ids: { listingId: string; commentId: string }) => { input: object; counts: object }
> = {
  recordListingView: ({ listingId }) => ({ input: { listingId }, counts: { views: 1 } }),
  setFavourite: ({ listingId }) => ({
    input: { listingId, isFavourite: true },
    counts: { saves: 1 },
  }),
  addListingComment: ({ listingId, commentId }) => ({
    input: { listingId, text: 'A reply', replyTo: commentId },
    counts: { comments: 2 },
  }),
  editListingComment: ({ commentId }) => ({
    input: { commentId, text: 'Other words' },
    counts: { comments: 1 },
  }),
  deleteListingComment: ({ commentId }) => ({ input: { commentId }, counts: { comments: 0 } }),
};

describe('a transaction that aborts for a passing reason', () => {
  test.each(Object.keys(acts) as EngagementMutation[])('does %s once', async (name) => {
    const listingId = (await buildProduct())._id.toHexString();
    const { id: commentId } = await comment(person.client, listingId, 'One');
    const { input, counts } = acts[name]({ listingId, commentId });
    const before = await EventModel.countDocuments();
    const aborted = abortOnce();
    expect(await refusals(person.client, name, { ...input })).toEqual([]);
    expect(aborted.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect((await readListing(person.client, listingId)).engagement).toMatchObject(counts);
    const types = await EventModel.find().sort({ at: 1 }).skip(before).lean();
    const own = types.filter(({ type }) => type !== 'notification.changed');
    expect(own).toHaveLength(1);
  });
});
