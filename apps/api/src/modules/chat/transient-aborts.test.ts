import { type Person, buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abortOnce } from '../../testing/faults/abort-once.ts';
import { buildBusiness, buildProduct } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { storedCounts } from '../listings/engagement/engagement-counts-test-kit.ts';
import { act, badgeOf, inboxOf, openChat, readMessages, say } from './chat-test-kit.ts';

let server: TestServer;
let seller: Person;
let buyer: Person;
let listingId: string;
beforeAll(async () => {
  server = await startTestServer();
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  buyer = await buildPerson(server);
  listingId = (await buildProduct({ business }))._id.toHexString();
});
afterAll(() => server.stop());

describe('a transaction that aborts for a passing reason', () => {
  test('begins a conversation, sends a message and notes what was seen once', async () => {
    const aborted = abortOnce();
    const { id } = await openChat(buyer.client, listingId);
    expect(aborted.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(await inboxOf(buyer.client)).toHaveLength(1);

    abortOnce();
    await say(buyer.client, id, 'One');
    expect((await storedCounts(listingId))?.contacts).toBe(1);
    expect((await readMessages(seller.client, id)).texts).toEqual(['One']);

    abortOnce();
    await act(seller.client, 'markChatSeen', { chatId: id });
    expect(await badgeOf(seller.client)).toBe(0);
  });
});
