import { type Person, buildPerson } from '../../../testing/world.ts';
import { defaultRules } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, buildMember, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ChatModel } from '../chat.model.ts';
import { unknownId } from '../../businesses/business-test-kit.ts';
import { storedCounts } from '../../listings/engagement/engagement-counts-test-kit.ts';
import { ListingModel } from '../../listings/listing.model.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import { timesNotified } from '../../../testing/notifications.ts';
import {
  act,
  badgeOf,
  chatMutations,
  inboxOf,
  openChat,
  readMessages,
  refusals,
  say,
} from '../chat-test-kit.ts';

let server: TestServer;
let seller: Person;
let buyer: Person;
let stranger: Person;
let admin: Person;
let business: Awaited<ReturnType<typeof buildBusiness>>;

const newListing = async (values: Parameters<typeof buildProduct>[0] = {}) =>
  (await buildProduct({ business, creatorId: seller.userId, ...values }))._id.toHexString();

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
  await createBlacklistEntry('word', 'groseria');
  business = await buildBusiness();
  const businessId = business._id.toHexString();
  seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  buyer = await buildPerson(server);
  stranger = await buildPerson(server);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

test('a new member writes to so many businesses a day, over all of them', async () => {
  const fresh = await buildPerson(server, { dateJoined: new Date() });
  const codes: string[][] = [];
  for (let count = 0; count <= defaultRules.newContactsPerDay; count += 1) {
    const other = await buildBusiness();
    await buildMember(other);
    const input = { businessId: other._id.toHexString() };
    codes.push(await refusals(fresh.client, 'contactBusiness', input));
  }
  expect(codes.flat()).toEqual([expect.stringContaining('NEW_MEMBER_CONTACTS')]);
  expect(codes.at(-1)).toHaveLength(1);
});

describe('contactSeller', () => {
  test('begins one conversation and opens it again; writing in it is the contact', async () => {
    const listingId = await newListing();
    const chat = await openChat(buyer.client, listingId);
    expect(chat).toMatchObject({
      otherMembers: [{ id: seller.userId }],
      business: { id: business._id.toHexString() },
      viewerSells: false,
      isUnread: false,
      listing: { id: listingId },
      lastMessage: null,
    });
    expect(chat.listingName?.en).toMatch(/^Built product/);
    expect((await openChat(buyer.client, listingId)).id).toBe(chat.id);
    expect((await openChat(stranger.client, listingId)).id).not.toBe(chat.id);
    const theirs = async () => (await inboxOf(seller.client)).find(({ id }) => id === chat.id);
    const contacts = async () => (await storedCounts(listingId))?.contacts;
    expect(await contacts()).toBe(0);
    expect(await theirs()).toBeUndefined();
    const early = { chatId: chat.id, text: 'Hola', clientKey: 'before-the-customer' };
    expect(await refusals(seller.client, 'sendMessage', early)).toEqual(['NOT_FOUND chatId']);

    await Promise.all(['One', 'Two', 'Three'].map((text) => say(buyer.client, chat.id, text)));
    expect(await contacts()).toBe(1);
    expect(await theirs()).toMatchObject({
      viewerSells: true,
      otherMembers: [{ id: buyer.userId }],
    });
  });

  test('begins one under fifty attempts at once', async () => {
    const listingId = await newListing();
    const attempts = Array.from({ length: 50 }, () => openChat(buyer.client, listingId));
    const ids = new Set((await Promise.all(attempts)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await ChatModel.countDocuments({ listingId })).toBe(1);
  });

  test('is refused to visitors, for hidden listings and for the own business', async () => {
    const listingId = await newListing();
    const { errors } = await createClient(server).request(chatMutations.contactSeller, {
      input: { listingId },
    });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(await refusals(seller.client, 'contactSeller', { listingId })).toEqual([
      'OWN_LISTING listingId',
    ]);
    for (const hidden of [
      unknownId(),
      'x',
      await newListing({ status: 'paused' }),
      await newListing({ sellerActive: false }),
    ]) {
      expect(await refusals(buyer.client, 'contactSeller', { listingId: hidden })).toEqual([
        'NOT_FOUND listingId',
      ]);
    }
  });

  test('is denied to administrators, who only see the back office', async () => {
    const listingId = await newListing();
    const { errors } = await admin.client.request(chatMutations.contactSeller, {
      input: { listingId },
    });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await storedCounts(listingId))?.contacts).toBe(0);
  });

  test('keeps the name when the listing is hidden', async () => {
    const listingId = await newListing();
    const { id, listingName } = await openChat(buyer.client, listingId);
    await ListingModel.updateOne({ _id: listingId }, { status: 'paused' });
    const chat = (await inboxOf(buyer.client)).find((each) => each.id === id);
    expect(chat).toMatchObject({ listing: null, listingName });
  });
});

describe('messages', () => {
  test('go both ways, are seen and counted', async () => {
    const [one, other] = [await buildPerson(server), await buildPerson(server)];
    const { id } = await openChat(one.client, await newListing());
    const before = await badgeOf(seller.client);
    expect(await badgeOf(one.client)).toBe(0);
    const first = await say(one.client, id, ' ¿Hay en azul? \n<b>Sí</b> 👩🏽‍🌾 ');
    expect(first).toMatchObject({
      text: ' ¿Hay en azul? \n<b>Sí</b> 👩🏽‍🌾 ',
      isOwn: true,
      isSeen: false,
    });
    await say(one.client, id, 'Two');
    expect(await badgeOf(one.client)).toBe(0);
    expect(await badgeOf(seller.client)).toBe(before + 1);
    expect((await inboxOf(seller.client))[0]).toMatchObject({ id, isUnread: true });

    const seen = await act(seller.client, 'markChatSeen', { chatId: id });
    expect(seen).toMatchObject({ chat: { isUnread: false }, unreadChatCount: before });
    expect((await readMessages(one.client, id)).messages.map(({ isSeen }) => isSeen)).toEqual([
      true,
      true,
    ]);
    await say(one.client, id, 'Three');
    // What was seen stays seen.
    const { messages, texts } = await readMessages(one.client, id);
    expect(messages.map(({ isSeen }) => isSeen)).toEqual([false, true, true]);
    expect(texts[0]).toBe('Three');
    await say(seller.client, id, 'Claro');
    expect(await badgeOf(one.client)).toBe(1);
    expect(await badgeOf(seller.client)).toBe(before);
    expect(await badgeOf(other.client)).toBe(0);
    expect((await readMessages(seller.client, id)).messages[1]?.clientKey).toBeNull();
  });

  test('are sent once for each key', async () => {
    const { id } = await openChat(buyer.client, await newListing());
    const input = { chatId: id, text: 'Once', clientKey: 'the-same-key' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => act(buyer.client, 'sendMessage', input)),
    );
    expect(new Set(answers.map(({ message }) => message?.id)).size).toBe(1);
    expect(answers.every(({ message }) => message?.clientKey === 'the-same-key')).toBe(true);
    const other = { ...input, text: 'Otra cosa' };
    expect(await refusals(buyer.client, 'sendMessage', other)).toEqual(['CONFLICT clientKey']);
    // The other side's key is its own.
    expect((await act(seller.client, 'sendMessage', input)).message?.isOwn).toBe(true);
    expect((await readMessages(buyer.client, id)).texts).toEqual(['Once', 'Once']);
  });

  test('are read in pages of twenty, the newest first, also when sent at once', async () => {
    const { id } = await openChat(buyer.client, await newListing());
    const texts = Array.from({ length: 25 }, (_, index) => `Message ${index}`);
    await Promise.all(texts.map((text) => say(buyer.client, id, text)));
    const first = await readMessages(seller.client, id);
    expect(first.texts).toHaveLength(20);
    expect(first.more).toBe(true);
    await say(buyer.client, id, 'Later');
    const rest = await readMessages(seller.client, id, { after: first.endCursor });
    expect([...first.texts, ...rest.texts].toSorted()).toEqual(texts.toSorted());
    expect(rest.more).toBe(false);
  });

  test('are refused when empty, too long, without a key or in floods', async () => {
    const loud = await buildPerson(server);
    const { id: chatId } = await openChat(loud.client, await newListing());
    const send = (text: string, clientKey = `flood-${text.length}-${Math.random()}`) =>
      refusals(loud.client, 'sendMessage', { chatId, text, clientKey });
    expect(await send(' \n ')).toEqual(['FIELD_REQUIRED text']);
    expect(await send('x'.repeat(4_001))).toEqual(['FIELD_TOO_LONG text']);
    expect(await send('a\u0000b')).toEqual(['FIELD_INVALID text']);
    expect(await send('¡Qué grosería!')).toEqual(['MESSAGE_BLACKLISTED text']);
    expect(await send('Hola', 'short')).toEqual(['FIELD_TOO_SHORT clientKey']);
    // Whatever is sent counts, also what is refused for its words.
    await Promise.all(Array.from({ length: 57 }, () => send('¡Qué grosería!')));
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('Hola')));
    expect(answers.filter((codes) => codes[0] === 'TOO_MANY_REQUESTS')).toHaveLength(4);
  });

  test('notify a receiver once while they do not look', async () => {
    const customer = await buildPerson(server);
    const { id } = await openChat(customer.client, await newListing());
    const told = () => timesNotified({ userId: seller.userId, 'params.chatId': id });
    await say(customer.client, id, 'One');
    await say(customer.client, id, 'Two');
    await expect.poll(told).toBe(1);
    await act(seller.client, 'markChatSeen', { chatId: id });
    await say(customer.client, id, 'Three');
    await expect.poll(told).toBe(2);
    expect(await timesNotified({ userId: customer.userId })).toBe(0);
  });
});

describe('the conversation of others', () => {
  test('answers like an unknown id by every path, also to administrators', async () => {
    const { id } = await openChat(buyer.client, await newListing());
    await say(buyer.client, id, 'Private');
    const colleague = await buildPerson(server, {
      memberType: 'businessAdmin',
      businessId: business._id.toHexString(),
    });
    for (const { client } of [stranger, admin, colleague]) {
      for (const chatId of [id, unknownId(), '$gt']) {
        const { chat } = await client.data('query ($id: ID!) { chat(id: $id) { id } }', {
          id: chatId,
        });
        expect(chat).toBeNull();
        const message = { chatId, text: 'Hola', clientKey: 'some-client-key' };
        expect(await refusals(client, 'sendMessage', message)).toEqual(['NOT_FOUND chatId']);
        expect(await refusals(client, 'markChatSeen', { chatId })).toEqual(['NOT_FOUND chatId']);
      }
      expect((await inboxOf(client)).map((chat) => chat.id)).not.toContain(id);
      expect(await badgeOf(client)).toBe(0);
    }
    const visitor = createClient(server);
    for (const query of [
      '{ chats { edges { node { id } } } }',
      '{ unreadChatCount }',
      `{ chat(id: "${id}") { id } }`,
    ]) {
      const { errors } = await visitor.request(query);
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });
});
