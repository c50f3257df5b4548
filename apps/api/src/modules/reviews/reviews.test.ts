import { clientOf } from '../../testing/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { changeBusinessStatus, type Person, buildPerson } from '../../testing/world.ts';
import { buildDispute, buildReview } from '../../testing/review-factory.ts';
import { createBlacklistEntry } from '../moderation/index.ts';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import {
  act,
  buildCompany,
  deniedWith,
  mutationText,
  ratingsOf,
  refusalsOf,
  reviewFields,
  type ReviewAnswer,
  reviewInput,
  reviewMutations,
} from './review-test-kit.ts';

let server: TestServer;
let author: Person;
let admin: Person;
let company: Awaited<ReturnType<typeof buildCompany>>;

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
  await createBlacklistEntry('word', 'sinvergüenza');
  author = await buildPerson(server);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  company = await buildCompany(server);
});
afterAll(() => server.stop());

const one = `query ($id: ID!) { review(id: $id) { ${reviewFields} } }`;
const read = async (by: Person | null, id: string) =>
  (await clientOf(server, by).data<{ review: ReviewAnswer | null }>(one, { id })).review;

const canReview = async ({ client }: Person, id: string) =>
  (
    await client.data<{ business: { viewerCanReview: boolean } }>(
      'query ($id: ID!) { business(id: $id) { viewerCanReview } }',
      { id },
    )
  ).business.viewerCanReview;

describe('writing a review', () => {
  test('shows it to everybody, counts it, and is in the audit', async () => {
    const { businessId } = company;
    const { review, userErrors } = await act(
      author.client,
      'writeReview',
      reviewInput({ businessId, dateOfTransaction: '2026-01-01' }),
    );
    expect(userErrors).toEqual([]);
    expect(review).toMatchObject({
      rating: 5,
      status: 'published',
      author: { id: author.userId },
      business: { id: businessId },
      viewerCanEdit: false,
      viewerCanReply: false,
      viewerCanDispute: false,
    });
    expect(await read(null, String(review?.id))).toMatchObject({ subject: 'Very good' });
    expect(await ratingsOf(clientOf(server, null), businessId)).toMatchObject({
      ratingCount: 1,
      ratingAverage: 5,
    });
    await expect.poll(() => AuditModel.countDocuments({ 'targets.reviewId': review?.id })).toBe(1);
  });

  test.each([
    [{ contactName: ' ' }, 'FIELD_REQUIRED', 'contactName'],
    [{ contactName: 'x'.repeat(121) }, 'FIELD_TOO_LONG', 'contactName'],
    [{ dateOfTransaction: '2999-01-01' }, 'INVALID_DATE', 'dateOfTransaction'],
    [{ dateOfTransaction: '' }, 'FIELD_REQUIRED', 'dateOfTransaction'],
    [{ rating: 0 }, 'FIELD_INVALID', 'rating'],
    [{ rating: 6 }, 'FIELD_INVALID', 'rating'],
    [{ subject: 'no' }, 'FIELD_TOO_SHORT', 'subject'],
    [{ exchangeDetails: 'Too short.' }, 'FIELD_TOO_SHORT', 'exchangeDetails'],
    [{ exchangeDetails: 'x'.repeat(4001) }, 'FIELD_TOO_LONG', 'exchangeDetails'],
    [{ subject: 'Un s1nv3rgü3nz4' }, 'POST_BLACKLISTED', 'subject'],
    [{ businessId: '0'.repeat(24) }, 'NOT_FOUND', 'businessId'],
    [{ businessId: 'nonsense' }, 'NOT_FOUND', 'businessId'],
  ])('%j is refused with %s', async (given, code, field) => {
    const input = reviewInput({ businessId: company.businessId, ...given });
    const { review, userErrors } = await act(author.client, 'writeReview', input);
    expect(review).toBeNull();
    expect(userErrors).toEqual([{ code, field }]);
  });

  test('what decides about it cannot be sent', async () => {
    for (const given of [{ status: 'removed' }, { authorId: author.userId }, { version: 3 }]) {
      const input = reviewInput({ businessId: company.businessId, ...given });
      const { errors } = await author.client.request(mutationText('writeReview'), { input });
      expect(errors).toHaveLength(1);
    }
  });

  test('nobody reviews the business they work for', async () => {
    const input = reviewInput({ businessId: company.businessId });
    for (const { client } of [company.manager, company.colleague]) {
      expect(await refusalsOf(client, 'writeReview', input)).toEqual(['OWN_BUSINESS']);
    }
    expect(await canReview(company.manager, company.businessId)).toBe(false);
    expect(await canReview(author, company.businessId)).toBe(true);
  });

  test('fifty at once are one review, counted once', async () => {
    const { businessId } = await buildCompany(server);
    const writer = await buildPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        refusalsOf(writer.client, 'writeReview', reviewInput({ businessId })),
      ),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(new Set(answers.flat())).toEqual(new Set(['REVIEW_EXISTS']));
    expect((await ratingsOf(writer.client, businessId)).ratingCount).toBe(1);
    const other = reviewInput({ businessId, dateOfTransaction: '2026-03-11', rating: 2 });
    expect(await refusalsOf(writer.client, 'writeReview', other)).toEqual([]);
    expect(await ratingsOf(writer.client, businessId)).toMatchObject({
      ratingCount: 2,
      ratingAverage: 3.5,
    });
  });

  test('one person reviews a business three times a month at most, whatever races', async () => {
    const { businessId } = await buildCompany(server);
    const writer = await buildPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, day) =>
        refusalsOf(
          writer.client,
          'writeReview',
          reviewInput({ businessId, dateOfTransaction: `2026-03-0${day + 1}` }),
        ),
      ),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(3);
    expect(new Set(answers.flat())).toEqual(new Set(['REVIEWED_OFTEN']));
    expect((await ratingsOf(writer.client, businessId)).ratingCount).toBe(3);
    const elsewhere = reviewInput({
      businessId: company.businessId,
      dateOfTransaction: '2026-03-09',
    });
    expect(await refusalsOf(writer.client, 'writeReview', elsewhere)).toEqual([]);
  });

  test('administrators write none', async () => {
    const input = reviewInput({ businessId: company.businessId });
    expect(await deniedWith(admin.client, mutationText('writeReview'), { input })).toBe(
      'FORBIDDEN',
    );
    expect(await canReview(admin, company.businessId)).toBe(false);
  });

  test('is limited by the hour', async () => {
    const writer = await buildPerson(server);
    const { businessId } = company;
    const input = reviewInput({ businessId, subject: 'sinvergüenza' });
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => refusalsOf(writer.client, 'writeReview', input)),
    );
    const codes = answers.flat();
    expect(codes.filter((code) => code === 'POST_BLACKLISTED')).toHaveLength(60);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });

  test('is paced over all businesses while one is new', async () => {
    const newcomer = await buildPerson(server, { dateJoined: new Date() });
    const companies = await Promise.all(Array.from({ length: 14 }, () => buildCompany(server)));
    const codes: string[] = [];
    for (const { businessId } of companies) {
      codes.push(
        ...(await refusalsOf(newcomer.client, 'writeReview', reviewInput({ businessId }))),
      );
    }
    expect(codes).toEqual(['NEW_MEMBER_PACE', 'NEW_MEMBER_PACE']);
  });
});

describe('who', () => {
  test('visitors are asked to sign in for every change and for what is theirs', async () => {
    const visitor = clientOf(server, null);
    const reviewId = '0'.repeat(24);
    const inputs: Record<string, object> = {
      writeReview: reviewInput({ businessId: reviewId }),
      editReview: reviewInput({ reviewId }),
      replyToReview: { reviewId, text: 'x' },
      disputeReview: { reviewId, nature: 'missingDetails', details: 'x', handling: 'requestEdit' },
      removeReview: { reviewId, reason: { text: 'why' } },
    };
    for (const name of reviewMutations) {
      const input = inputs[name] ?? { disputeId: reviewId, reason: { text: 'why' } };
      expect([name, await deniedWith(visitor, mutationText(name), { input })]).toEqual([
        name,
        'UNAUTHENTICATED',
      ]);
    }
    for (const query of [
      '{ myReviews { edges { cursor } } }',
      '{ disputes { edges { cursor } } }',
      '{ disputeCounts { count } }',
      `{ dispute(id: "${reviewId}") { id } }`,
    ]) {
      expect(await deniedWith(visitor, query, {})).toBe('UNAUTHENTICATED');
    }
  });

  test('a removed review is hidden from all but its parties, and so is what only they read', async () => {
    const { review, dispute } = await buildDispute({
      status: 'removed',
      review: { business: company.business, author: author.user },
    });
    const id = review._id.toHexString();
    const stranger = await buildPerson(server);
    for (const outsider of [null, stranger]) {
      expect(await read(outsider, id)).toBeNull();
    }
    for (const party of [author, company.manager, company.colleague, admin]) {
      expect(await read(party, id)).toMatchObject({
        status: 'removed',
        dispute: { id: dispute._id.toHexString() },
        removalReason: { text: expect.any(String) as string },
      });
    }
    const shown = await buildDispute({
      status: 'edited',
      review: { business: company.business, author: author.user },
    });
    for (const outsider of [null, stranger]) {
      expect(await read(outsider, shown.review._id.toHexString())).toMatchObject({
        dispute: null,
        previousVersion: null,
        removalReason: null,
      });
    }
    expect(await read(author, shown.review._id.toHexString())).toMatchObject({
      previousVersion: { rating: 1 },
    });
  });

  test('a business that does not take part hides its reviews, save from its own people', async () => {
    const hidden = await buildCompany(server);
    const review = await buildReview({ business: hidden.business, author: author.user });
    const id = review._id.toHexString();
    await changeBusinessStatus(hidden.business, 'inactive');
    const listed = async ({ client }: Pick<Person, 'client'>) =>
      (
        await client.data<{ reviews: { edges: unknown[] } }>(
          'query ($id: ID!) { reviews(businessId: $id) { edges { node { id } } } }',
          { id: hidden.businessId },
        )
      ).reviews.edges.length;
    for (const outsider of [null, author]) expect(await read(outsider, id)).toBeNull();
    expect(await listed(author)).toBe(0);
    for (const insider of [hidden.manager, admin]) {
      expect(await read(insider, id)).not.toBeNull();
      expect(await listed(insider)).toBe(1);
    }
    expect(
      await refusalsOf(
        author.client,
        'writeReview',
        reviewInput({ businessId: hidden.businessId }),
      ),
    ).toEqual(['NOT_FOUND']);
    await changeBusinessStatus(hidden.business, 'active');
    expect(await read(null, id)).not.toBeNull();
  });
});

describe('replying', () => {
  test('the business replies once, in public, whoever tries at once', async () => {
    const review = await buildReview({ business: company.business });
    const reviewId = review._id.toHexString();
    expect(await read(company.manager, reviewId)).toMatchObject({ viewerCanReply: true });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        refusalsOf((index % 2 ? company.manager : company.colleague).client, 'replyToReview', {
          reviewId,
          text: `Thank you ${index}`,
        }),
      ),
    );
    expect(replies.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(new Set(replies.flat())).toEqual(new Set(['ALREADY_REPLIED']));
    expect(await read(null, reviewId)).toMatchObject({
      reply: { text: expect.stringMatching(/^Thank you \d+$/) as string },
    });
    expect(await read(company.manager, reviewId)).toMatchObject({ viewerCanReply: false });
  });

  test('only the business, and not with words of the blacklist', async () => {
    const review = await buildReview({ business: company.business, author: author.user });
    const reviewId = review._id.toHexString();
    const other = await buildCompany(server);
    for (const { client } of [author, admin, other.manager]) {
      expect(
        await deniedWith(client, mutationText('replyToReview'), {
          input: { reviewId, text: 'Hello' },
        }),
      ).toBe('FORBIDDEN');
    }
    const { client } = company.manager;
    for (const [text, code] of [
      ['', 'FIELD_REQUIRED'],
      ['x'.repeat(2001), 'FIELD_TOO_LONG'],
      ['sin-vergüenza SINVERGÜENZA', 'POST_BLACKLISTED'],
    ]) {
      expect(await refusalsOf(client, 'replyToReview', { reviewId, text })).toEqual([code]);
    }
    const unknown = { reviewId: '0'.repeat(24), text: 'Hello' };
    expect(await refusalsOf(client, 'replyToReview', unknown)).toEqual(['NOT_FOUND']);
  });
});
