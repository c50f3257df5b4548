import { buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember, buildProduct, buildBusiness } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { openChat, refusals as chatRefusals } from '../chat/chat-test-kit.ts';
import { changeUser } from '../users/index.ts';
import { comment, refusals } from './engagement-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { requireVerifiedEmail: true } });
});
afterAll(() => server.stop());

test('where the installation demands a verified address, nobody posts or writes without', async () => {
  const business = await buildBusiness();
  await buildMember(business);
  const listingId = (await buildProduct({ business }))._id.toHexString();
  const { client, userId } = await buildPerson(server);
  const { id: chatId } = await openChat(client, listingId);
  const { id: commentId } = await comment(client, listingId, 'One');
  await changeUser(userId, { emailVerified: false });

  const text = 'Two';
  const demanded = ['EMAIL_NOT_VERIFIED'];
  expect(await refusals(client, 'addListingComment', { listingId, text })).toEqual(demanded);
  expect(await refusals(client, 'editListingComment', { commentId, text })).toEqual(demanded);
  expect(await chatRefusals(client, 'contactSeller', { listingId })).toEqual(demanded);
  const message = { chatId, text, clientKey: 'some-client-key' };
  expect(await chatRefusals(client, 'sendMessage', message)).toEqual(demanded);
  // What is one's own stays within reach.
  expect(await chatRefusals(client, 'markChatSeen', { chatId })).toEqual([]);
  expect(await refusals(client, 'deleteListingComment', { commentId })).toEqual([]);
  expect(await refusals(client, 'setFavourite', { listingId, isFavourite: true })).toEqual([]);
});
