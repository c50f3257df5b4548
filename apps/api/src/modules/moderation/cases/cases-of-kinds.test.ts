import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { timesNotified } from '../../../testing/notifications.ts';
import { buildReview } from '../../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { insertComment } from '../../engagement/index.ts';
import { insertFile } from '../../files/insert-file.ts';
import { discuss } from '../../forum/forum-test-kit.ts';
import { openCase, refusals, run } from './case-test-kit.ts';

let server: TestServer;
let author: Person;
let members: Person[];
let admin: Person;
const visitor = () => createClient(server);
const reason = { key: 'insulting' };

beforeAll(async () => {
  server = await startTestServer();
  author = await buildPerson(server);
  members = await Promise.all(Array.from({ length: 3 }, () => buildPerson(server)));
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

/** Reports of several members. */
async function reportBy(people: readonly Person[], input: Record<string, unknown>) {
  for (const { client } of people) expect(await refusals(client, 'report', input)).toEqual([]);
}

describe('every kind', () => {
  test('a listing comes back in the state it had', async () => {
    const business = await buildBusiness();
    const listing = await buildProduct({ business });
    const id = listing._id.toHexString();
    await reportBy(members.slice(0, 3), { kind: 'listing', id, reason: 'forbidden' });
    const read = async () =>
      (await visitor().data<{ product: { id: string } | null }>(`{ product(id: "${id}") { id } }`))
        .product;
    expect(await read()).toBeNull();
    const { id: caseId } = await openCase(admin.client, id);
    await run(admin.client, 'decideCase', { caseId, decision: 'REMOVE', reason });
    await run(admin.client, 'undoDecision', { caseId });
    expect(await read()).toBeNull();
    await run(admin.client, 'decideCase', { caseId, decision: 'KEEP' });
    expect(await read()).toEqual({ id });
  });

  test('a review is hidden and back, and the average with it', async () => {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    const review = await buildReview({ business, author: author.user, rating: 2 });
    const id = review._id.toHexString();
    const count = async () =>
      (
        await visitor().data<{ business: { ratingCount: number } }>(
          `{ business(id: "${businessId}") { ratingCount } }`,
        )
      ).business.ratingCount;
    expect(await count()).toBe(1);
    await reportBy(members.slice(0, 3), { kind: 'review', id, reason: 'untrue' });
    expect(await count()).toBe(0);
    const { id: caseId } = await openCase(admin.client, id);
    await run(admin.client, 'decideCase', { caseId, decision: 'KEEP' });
    expect(await count()).toBe(1);
    await expect
      .poll(() => timesNotified({ userId: author.userId, type: 'reviewRestored' }))
      .toBe(1);
  });

  test('a comment on a listing is hidden and back, and counts so', async () => {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    const listingId = (await buildProduct({ business }))._id.toHexString();
    const { _id } = await inTransaction(() =>
      insertComment({
        listingId,
        businessId,
        authorId: author.userId,
        isBySeller: false,
        text: 'Buy mine instead',
        dateCreated: new Date(),
      }),
    );
    const id = _id.toHexString();
    const count = async () =>
      (
        await visitor().data<{ product: { comments: { edges: unknown[] } } }>(
          `{ product(id: "${listingId}") { comments(first: 5) { edges { node { id } } } } }`,
        )
      ).product.comments.edges.length;
    expect(await count()).toBe(1);
    await reportBy(members.slice(0, 3), { kind: 'listingComment', id, reason: 'spam' });
    expect(await count()).toBe(0);
    const { id: caseId } = await openCase(admin.client, id);
    await run(admin.client, 'decideCase', { caseId, decision: 'KEEP' });
    expect(await count()).toBe(1);
  });

  test('a person and a business are reported, and only closed', async () => {
    const business = await buildBusiness();
    const things = [
      { kind: 'user', id: author.userId, reason: 'other', text: 'Not who they say' },
      { kind: 'business', id: business._id.toHexString(), reason: 'forbidden' },
    ];
    for (const input of things) {
      await reportBy(members.slice(0, 3), input);
      const found = await openCase(admin.client, input.id);
      expect(found.isHidden).toBe(false);
      const remove = { caseId: found.id, decision: 'REMOVE', reason };
      expect(await refusals(admin.client, 'decideCase', remove)).toEqual(['ILLEGAL_TRANSITION']);
      await run(admin.client, 'decideCase', { caseId: found.id, decision: 'KEEP' });
    }
  });
});

test('the picture of a report is read by those who decide, and by nobody else but its sender', async () => {
  const [reporter] = members as [Person];
  const { id } = await discuss(author.client, 'Reported with a picture');
  const { _id } = await insertFile(server.config, {
    ownerId: reporter.userId,
    purpose: 'REPORT_EVIDENCE',
    name: 'proof.png',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
  });
  const fileId = _id.toHexString();
  const evidence = { kind: 'discussion', id, reason: 'spam', evidenceFileId: fileId };
  expect(await refusals(reporter.client, 'report', evidence)).toEqual([]);
  const mayRead = async ({ client }: Person) => {
    const { createFileLink } = await client.data<{ createFileLink: { url: string | null } }>(
      'mutation ($input: FileInput!) { createFileLink(input: $input) { url userErrors { code } } }',
      { input: { fileId } },
    );
    return createFileLink.url !== null;
  };
  const staff = (staffRole: 'moderator' | 'support') =>
    buildPerson(server, { memberType: 'wikiAdmin', staffRole });
  expect(await mayRead(reporter)).toBe(true);
  expect(await mayRead(admin)).toBe(true);
  expect(await mayRead(await staff('moderator'))).toBe(true);
  expect(await mayRead(await staff('support'))).toBe(false);
  expect(await mayRead(author)).toBe(false);
});
