import { type Person, buildPerson } from '../../../testing/world.ts';
import { limits } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import {
  buildBusiness,
  buildProduct,
  buildProperty,
  buildService,
} from '../../../testing/factories.ts';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { unknownId } from '../../businesses/business-test-kit.ts';
import { ListingModel } from '../../listings/listing.model.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import type { NotificationType } from '../../../kits/notifications/index.ts';
import { timesNotified } from '../../../testing/notifications.ts';
import { commentQuota } from './comment.resource.ts';
import { CommentModel } from './comment.model.ts';
import { act, comment, denial, readListing, refusals } from '../engagement-test-kit.ts';

let server: TestServer;
let business: Awaited<ReturnType<typeof buildBusiness>>;
let seller: Person;
let customer: Person;
let other: Person;
let admin: Person;

const newListing = async () => (await buildProduct({ business }))._id.toHexString();
/** Notifications of a person; about one listing, for those of others may still be on their way. */
const told = (userId: string, type: NotificationType, listingId?: string) => () =>
  timesNotified({
    userId,
    type,
    ...(listingId && { 'params.listingId': listingId }),
  });

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
  await createBlacklistEntry('word', 'groseria');
  business = await buildBusiness();
  const businessId = business._id.toHexString();
  seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  customer = await buildPerson(server);
  other = await buildPerson(server);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

describe('comments', () => {
  test.each([
    ['product', buildProduct],
    ['service', buildService],
    ['property', buildProperty],
  ] as const)(
    'of a %s stand the newest first, with their replies beneath them',
    async (_type, build) => {
      const { _id } = await build({ business });
      const listingId = _id.toHexString();
      const text = ' ¿Tiene garantía? \n<i>Gracias</i> ';
      const first = await comment(customer.client, listingId, text);
      expect(first).toMatchObject({ text, author: { id: customer.userId }, viewerCanEdit: true });
      await comment(other.client, listingId, 'Two');
      await comment(seller.client, listingId, 'Sí, un año', first.id);
      await comment(customer.client, listingId, 'Gracias', first.id);
      const { comments, engagement } = await readListing(createClient(server), listingId);
      expect(comments.map((each) => [each.text, each.isBySeller])).toEqual([
        ['Two', false],
        [text, false],
      ]);
      expect(comments[1]?.replies?.map((each) => [each.text, each.isBySeller])).toEqual([
        ['Sí, un año', true],
        ['Gracias', false],
      ]);
      expect(comments.some(({ viewerCanDelete }) => viewerCanDelete)).toBe(false);
      expect(engagement.comments).toBe(4);
    },
  );

  test('tell the managers of the business and the author of what is answered', async () => {
    const asker = await buildPerson(server);
    const listingId = await newListing();
    const toldSeller = told(seller.userId, 'listingComment', listingId);
    const question = await comment(asker.client, listingId, 'One');
    await expect.poll(toldSeller).toBe(1);
    await comment(seller.client, listingId, 'Two', question.id);
    await expect.poll(told(asker.userId, 'commentReply')).toBe(1);
    await comment(asker.client, listingId, 'Three', question.id);
    await expect.poll(toldSeller).toBe(2);
    expect(await told(asker.userId, 'commentReply')()).toBe(1);
    expect(await told(seller.userId, 'commentReply', listingId)()).toBe(0);
  });

  test('are edited by their author within an hour', async () => {
    const { id: commentId } = await comment(customer.client, await newListing(), 'Before');
    const change = { commentId, text: 'After' };
    const { comment: edited } = await act(customer.client, 'editListingComment', change);
    expect(edited?.text).toBe('After');
    expect(Date.parse(edited?.dateEdited ?? '')).toBeGreaterThan(0);
    for (const { client } of [other, admin, seller]) {
      expect(await denial(client, 'editListingComment', change)).toBe('FORBIDDEN');
    }
    expect(await denial(createClient(server), 'editListingComment', change)).toBe(
      'UNAUTHENTICATED',
    );
    const longAgo = new Date(Date.now() - 3_600_001);
    await CommentModel.updateOne({ _id: commentId }, { dateCreated: longAgo });
    expect(await denial(customer.client, 'editListingComment', change)).toBe('FORBIDDEN');
  });

  test('keep their place when deleted while they have replies', async () => {
    const listingId = await newListing();
    const visitor = createClient(server);
    const { id: commentId } = await comment(customer.client, listingId, 'Question');
    const { id: replyId } = await comment(other.client, listingId, 'Answer', commentId);
    expect(await denial(other.client, 'deleteListingComment', { commentId })).toBe('FORBIDDEN');
    expect(await denial(visitor, 'deleteListingComment', { commentId })).toBe('UNAUTHENTICATED');
    expect(await refusals(customer.client, 'deleteListingComment', { commentId })).toEqual([]);
    const after = await readListing(visitor, listingId);
    expect(after.comments).toMatchObject([
      { text: null, author: null, isDeleted: true, replies: [{ text: 'Answer' }] },
    ]);
    expect(after.engagement.comments).toBe(1);
    expect(await refusals(customer.client, 'deleteListingComment', { commentId })).toEqual([
      'NOT_FOUND commentId',
    ]);
    await act(other.client, 'deleteListingComment', { commentId: replyId });
    expect(await readListing(visitor, listingId)).toMatchObject({
      comments: [],
      engagement: { comments: 0 },
    });
  });

  test('are deleted by administrators with a reason, which the author is told', async () => {
    const listingId = await newListing();
    const author = await buildPerson(server, { language: 'es' });
    const { id: commentId } = await comment(author.client, listingId, 'Compre en mi tienda');
    await comment(other.client, listingId, 'No', commentId);
    expect(await refusals(admin.client, 'deleteListingComment', { commentId })).toEqual([
      'FIELD_REQUIRED reason',
    ]);
    const input = { commentId, reason: { key: 'spam', text: 'Publicidad' } };
    expect(await refusals(admin.client, 'deleteListingComment', input)).toEqual([]);
    await expect.poll(told(author.userId, 'commentDeleted')).toBe(1);
    const audited = { action: 'comment.removed', actorId: admin.userId };
    await expect
      .poll(async () => (await AuditModel.findOne(audited).lean())?.targets)
      .toMatchObject({ commentId, listingId, authorId: author.userId });
    const { notifications } = await author.client.data<{
      notifications: { edges: { node: { text: string; url: string } }[] };
    }>('{ notifications { edges { node { text url } } } }');
    const news = notifications.edges.map(({ node }) => node);
    expect(news.map(({ url }) => url)).toContain(`/products/${listingId}`);
    const reason = /El motivo: Es publicidad no deseada o una prueba\. Publicidad\.$/;
    expect(news.some(({ text }) => reason.test(text))).toBe(true);
    const reasonFor = async ({ client }: Person) =>
      (await readListing(client, listingId)).comments[0]?.deletionReason;
    expect(await reasonFor(author)).toMatchObject({
      canned: { es: 'Es publicidad no deseada o una prueba.' },
      text: 'Publicidad',
    });
    expect(await reasonFor(other)).toBeNull();
  });

  test('are refused with a clear answer and change nothing', async () => {
    const listingId = await newListing();
    const add = (input: Record<string, unknown>) =>
      refusals(customer.client, 'addListingComment', { listingId, text: 'Hola', ...input });
    expect(await add({ text: ' \n' })).toEqual(['FIELD_REQUIRED text']);
    expect(await add({ text: 'x'.repeat(2_001) })).toEqual(['FIELD_TOO_LONG text']);
    expect(await add({ text: 'a\u0007b' })).toEqual(['FIELD_INVALID text']);
    expect(await add({ text: '¡Qué grosería!' })).toEqual(['POST_BLACKLISTED text']);
    for (const unknown of [unknownId(), 'x']) {
      expect(await add({ listingId: unknown })).toEqual(['NOT_FOUND listingId']);
      expect(await add({ replyTo: unknown })).toEqual(['NOT_FOUND replyTo']);
    }
    const elsewhere = await comment(customer.client, await newListing(), 'Elsewhere');
    expect(await add({ replyTo: elsewhere.id })).toEqual(['NOT_FOUND replyTo']);
    const input = { listingId, text: 'Hola' };
    expect(await denial(createClient(server), 'addListingComment', input)).toBe('UNAUTHENTICATED');
    expect((await readListing(customer.client, listingId)).engagement.comments).toBe(0);
    const { id } = await comment(customer.client, listingId, 'One');
    const reply = await comment(other.client, listingId, 'Two', id);
    expect(await add({ replyTo: reply.id })).toEqual(['FIELD_INVALID replyTo']);
    await CommentModel.updateOne({ _id: id }, { replyCount: 100 });
    expect(await add({ replyTo: id })).toEqual(['FIELD_INVALID replyTo']);
  });

  test('of hidden listings answer like unknown ones', async () => {
    const listingId = await newListing();
    const { id: commentId } = await comment(customer.client, listingId, 'One');
    await ListingModel.updateOne({ _id: listingId }, { status: 'paused' });
    const { client } = customer;
    expect(await refusals(client, 'addListingComment', { listingId, text: 'Two' })).toEqual([
      'NOT_FOUND listingId',
    ]);
    expect(await refusals(client, 'editListingComment', { commentId, text: 'Two' })).toEqual([
      'NOT_FOUND commentId',
    ]);
    expect(await refusals(client, 'deleteListingComment', { commentId })).toEqual([
      'NOT_FOUND commentId',
    ]);
  });

  test('of hidden listings are read and deleted by administrators', async () => {
    const listingId = await newListing();
    const { id: commentId } = await comment(customer.client, listingId, 'Offensive');
    await ListingModel.updateOne({ _id: listingId }, { status: 'paused' });
    const read = `query ($id: ID!) { managedListing(id: $id) { engagement { comments }
      comments { edges { node { id viewerCanDelete } } } } }`;
    expect(await admin.client.data(read, { id: listingId })).toMatchObject({
      managedListing: { comments: { edges: [{ node: { id: commentId, viewerCanDelete: true } }] } },
    });
    const input = { commentId, reason: { text: 'Ofensivo' } };
    expect(await refusals(admin.client, 'deleteListingComment', input)).toEqual([]);
    expect(await admin.client.data(read, { id: listingId })).toMatchObject({
      managedListing: { engagement: { comments: 0 }, comments: { edges: [] } },
    });
    expect(await refusals(admin.client, 'deleteListingComment', input)).toEqual([
      'NOT_FOUND commentId',
    ]);
  });

  test('are limited', async () => {
    const loud = await buildPerson(server);
    const input = { listingId: await newListing(), text: 'Hola' };
    for (let spent = 0; spent < limits.comment.perHour - 2; spent += 1) {
      await limit('comment', loud.userId, commentQuota);
    }
    const add = () => refusals(loud.client, 'addListingComment', input);
    const answers = await Promise.all([add(), add(), add(), add()]);
    expect(answers.filter(([code]) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    expect((await readListing(loud.client, input.listingId)).engagement.comments).toBe(2);
  });
});
