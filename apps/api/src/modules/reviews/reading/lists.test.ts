import { clientOf } from '../../../testing/client.ts';
import { disputeStatuses } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { buildDispute, buildReview } from '../../../testing/review-factory.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { changeBusinessStatus, type Person, buildPerson } from '../../../testing/world.ts';
import { findPublicReview, newestReviews } from '../index.ts';
import { buildCompany, deniedWith } from '../review-test-kit.ts';

let server: TestServer;
let admin: Person;
let author: Person;
let company: Awaited<ReturnType<typeof buildCompany>>;

const collections = ['reviews', 'disputes', 'businesses', 'users', 'files'];
const node = `id subject author { displayName } business { name ratingCount } dispute { status }
  viewerCanEdit viewerCanReply viewerCanDispute previousVersion { rating }`;
const connection = `edges { cursor node { NODE } } pageInfo { hasNextPage endCursor }`;
const ofBusiness = `query ($id: ID!, $rating: Int, $first: Int = 20, $after: Cursor) {
  list: reviews(businessId: $id, rating: $rating, first: $first, after: $after) { ${connection.replace('NODE', node)} }
}`;
const mine = `query ($first: Int = 20, $after: Cursor) {
  list: myReviews(first: $first, after: $after) { ${connection.replace('NODE', node)} }
}`;
const toAnswer = `query ($first: Int = 20, $after: Cursor) {
  list: reviewsToAnswer(first: $first, after: $after) { ${connection.replace('NODE', node)} }
}`;
const disputes = `query ($status: DisputeStatus, $first: Int = 20, $after: Cursor) {
  list: disputes(status: $status, first: $first, after: $after) {
    ${connection.replace('NODE', `id status viewerActions review { ${node} }`)}
  }
}`;

interface List {
  list: {
    edges: { cursor: string; node: { id: string; status?: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  author = await buildPerson(server);
  company = await buildCompany(server);
  const { business } = company;
  for (let rating = 1; rating <= 5; rating += 1) {
    await buildReview({ business, rating });
    await buildReview({ business, rating, author: author.user });
    // Other businesses and authors, whose rows must not cost a command each.
    await buildReview({ rating, author: author.user });
  }
  for (const status of disputeStatuses) {
    await buildDispute({ status, review: { business, author: author.user, rating: 3 } });
  }
});
afterAll(() => server.stop());

const read = async ({ client }: Pick<Person, 'client'>, query: string, given: object = {}) =>
  (await client.data<List>(query, given as Record<string, unknown>)).list;
const idsOf = ({ edges }: List['list']) => edges.map(({ node: { id } }) => id);

/** Reads a list to its end in pages of three. */
async function inPages(by: Pick<Person, 'client'>, query: string, given: object = {}) {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: List['list'] = await read(by, query, { ...given, first: 3, after });
    ids.push(...idsOf(page));
    if (!page.pageInfo.hasNextPage) return ids;
    after = page.pageInfo.endCursor;
  }
}

describe('pages', () => {
  const visitor = () => ({ client: clientOf(server, null) });

  test('of a business: everybody without the removed ones, its people and administrators with them', async () => {
    const id = company.businessId;
    expect(idsOf(await read(visitor(), ofBusiness, { id }))).toHaveLength(15);
    expect(await inPages(visitor(), ofBusiness, { id })).toEqual(
      idsOf(await read(visitor(), ofBusiness, { id })),
    );
    expect(await inPages(author, ofBusiness, { id })).toHaveLength(15);
    for (const insider of [company.manager, company.colleague, admin]) {
      expect(await inPages(insider, ofBusiness, { id })).toHaveLength(16);
    }
    expect(await inPages(visitor(), ofBusiness, { id, rating: 5 })).toHaveLength(2);
    expect(await inPages(visitor(), ofBusiness, { id: 'nonsense' })).toEqual([]);
  });

  test('of what one wrote, removed ones too, and of nobody else', async () => {
    expect(await inPages(author, mine)).toHaveLength(16);
    expect(await inPages(company.manager, mine)).toEqual([]);
  });

  test('of what a business has not answered, for its people alone', async () => {
    const other = await buildCompany(server);
    expect(await inPages(other.manager, toAnswer)).toEqual([]);
    const { _id } = await buildReview({ business: other.business });
    await buildReview({ business: other.business });
    expect(await inPages(other.colleague, toAnswer)).toHaveLength(2);
    await other.manager.client.data(
      'mutation ($input: ReplyToReviewInput!) { replyToReview(input: $input) { userErrors { code } } }',
      { input: { reviewId: _id.toHexString(), text: 'Thank you for your words.' } },
    );
    expect(await inPages(other.manager, toAnswer)).toHaveLength(1);
    expect(await inPages(company.manager, toAnswer)).toHaveLength(15);
    expect(await inPages(author, toAnswer)).toEqual([]);
    expect(await deniedWith(clientOf(server, null), toAnswer, {})).toBe('UNAUTHENTICATED');
  });

  test('of the disputes, the longest waiting first, in all states or one, with counts', async () => {
    expect(await inPages(admin, disputes)).toHaveLength(6);
    const { edges } = await read(admin, disputes, { status: 'kept' });
    expect(edges.map(({ node: { status } }) => status)).toEqual(['kept']);
    const { disputeCounts } = await admin.client.data<{ disputeCounts: object[] }>(
      '{ disputeCounts { status count } }',
    );
    expect(disputeCounts).toEqual(disputeStatuses.map((status) => ({ status, count: 1 })));
    for (const { client } of [author, company.manager]) {
      expect(await deniedWith(client, disputes, {})).toBe('FORBIDDEN');
      expect(await deniedWith(client, '{ disputeCounts { count } }', {})).toBe('FORBIDDEN');
    }
  });

  test('a cursor is good for its own list only, and a page has its bounds', async () => {
    const { pageInfo } = await read(visitor(), ofBusiness, { id: company.businessId, first: 2 });
    const { client } = author;
    const after = pageInfo.endCursor;
    expect(await deniedWith(client, mine, { after })).toBe('INVALID_CURSOR');
    const other = await buildBusiness();
    expect(await deniedWith(client, ofBusiness, { id: other._id.toHexString(), after })).toBe(
      'INVALID_CURSOR',
    );
    expect(await deniedWith(client, mine, { first: 51 })).toBe('BAD_REQUEST');
  });
});

describe('cost', () => {
  test.each([
    ['reviews', ofBusiness, () => company.manager],
    ['reviews of one rating', ofBusiness, () => author],
    ['myReviews', mine, () => author],
    ['reviewsToAnswer', toAnswer, () => company.manager],
    ['disputes', disputes, () => admin],
  ] as const)(
    'of %s is the same for a page of one and of many, by an index',
    async (name, query, by) => {
      const given = {
        ...(query === ofBusiness ? { id: company.businessId } : {}),
        ...(name.endsWith('rating') ? { rating: 3 } : {}),
      };
      const during = (first: number) =>
        commandsDuring(collections, () => read(by(), query, { ...given, first }));
      const [few, many] = [await during(1), await during(50)];
      expect(many).toHaveLength(few.length);
      const page = many.find(({ body }) => body.limit === 51);
      const { stages, indexFields } = await planOf(page as NonNullable<typeof page>);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('SORT');
      expect(indexFields).toContain('dateCreated');
    },
  );
});

test('the newest of all businesses are those that everybody reads', async () => {
  const { business, businessId } = await buildCompany(server);
  const older = await buildReview({ business, dateCreated: new Date(Date.now() + 60_000) });
  const newer = await buildReview({ business, dateCreated: new Date(Date.now() + 120_000) });
  const [first, second] = await newestReviews({ from: null, towards: 'older', limit: 2 });
  expect([first?._id, second?._id]).toEqual([newer._id, older._id]);
  const [next] = await newestReviews({
    from: [newer.dateCreated, newer._id],
    towards: 'older',
    limit: 1,
  });
  expect(next?._id).toEqual(older._id);
  await changeBusinessStatus(business, 'inactive');
  const left = await newestReviews({ from: null, towards: 'older', limit: 50 });
  expect(left.filter((review) => review.businessId === businessId)).toEqual([]);
  expect(left.every(({ status }) => status === 'published')).toBe(true);
  expect(await findPublicReview(newer._id.toHexString())).toBeNull();
});
