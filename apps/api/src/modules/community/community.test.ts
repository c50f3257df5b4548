import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { commandsDuring, watchingCommands } from '../../testing/commands.ts';
import {
  buildBusiness,
  buildMember,
  buildProduct,
  buildProperty,
  buildService,
} from '../../testing/factories.ts';
import { buildReview } from '../../testing/review-factory.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { changeBusinessStatus, personOf } from '../../testing/world.ts';
import { BusinessModel } from '../businesses/business.model.ts';
import { ListingModel } from '../listings/listing.model.ts';
import { ReviewModel } from '../reviews/review.model.ts';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  visitor = createClient(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const model of [ListingModel, BusinessModel, ReviewModel]) {
    await (model as typeof BusinessModel).deleteMany({});
  }
});

interface Update {
  id: string;
  kind: string;
  date: string;
  subject: { __typename: string; id: string };
}
interface Page {
  communityUpdates: {
    edges: { cursor: string; node: Update }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

const fields = `id kind date subject { __typename
  ... on Listing { id business { id name } } ... on Business { id } ... on Review { id author { id } } }`;
const pageQuery = `query ($first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  communityUpdates(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
const readPage = async (variables: Record<string, unknown> = {}) =>
  (await visitor.data<Page>(pageQuery, variables)).communityUpdates;
const toldIn = ({ edges }: Page['communityUpdates']) =>
  edges.map(({ node: { kind, subject } }) => [kind, subject.__typename, subject.id]);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();

/** One of each kind, a minute apart, the newest first. */
async function buildUpdates() {
  const business = await buildBusiness({ dateCreated: minutesAgo(5) });
  const product = await buildProduct({ business, datePublished: minutesAgo(4) });
  const service = await buildService({ business, datePublished: minutesAgo(3) });
  const property = await buildProperty({ business, datePublished: minutesAgo(2) });
  const review = await buildReview({ business, dateCreated: minutesAgo(1) });
  return {
    business,
    told: [
      ['reviewWritten', 'Review', idOf(review)],
      ['listingPublished', 'Property', idOf(property)],
      ['listingPublished', 'Service', idOf(service)],
      ['listingPublished', 'Product', idOf(product)],
      ['businessJoined', 'Business', idOf(business)],
    ],
  };
}

describe('what happens in the network', () => {
  test('is told to everybody, the newest first, page by page', async () => {
    const { told } = await buildUpdates();
    expect(toldIn(await readPage())).toEqual(told);
    const seen: unknown[] = [];
    let after: string | null = null;
    do {
      const page: Page['communityUpdates'] = await readPage({ first: 2, after });
      seen.push(...toldIn(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(told);
    const back: unknown[] = [];
    let before: string | null = null;
    do {
      const page: Page['communityUpdates'] = await readPage({ last: 2, before });
      back.unshift(...toldIn(page));
      before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
    } while (before);
    expect(back).toEqual(told);
  });

  test('of one instant is neither lost nor told twice', async () => {
    const at = minutesAgo(1);
    const business = await buildBusiness({ dateCreated: at });
    for (let count = 0; count < 7; count += 1) await buildProduct({ business, datePublished: at });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Page['communityUpdates'] = await readPage({ first: 3, after });
      seen.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });

  test('leaves out what is not public', async () => {
    const { business, told } = await buildUpdates();
    for (const status of ['draft', 'paused', 'sold', 'removed'] as const) {
      await buildProduct({ business, status });
    }
    expect(toldIn(await readPage())).toEqual(told);
    await changeBusinessStatus(business, 'inactive');
    expect(toldIn(await readPage())).toEqual([]);
  });

  test('costs as many commands for a page of five as for a page of fifty', async () => {
    const { business } = await buildUpdates();
    for (let count = 0; count < 20; count += 1) {
      await buildReview({ business, dateCreated: minutesAgo(60) });
    }
    const collections = ['listings', 'businesses', 'reviews', 'users'];
    const costs = [];
    for (const first of [5, 50]) {
      costs.push((await commandsDuring(collections, () => readPage({ first }))).length);
    }
    expect(costs[1]).toBe(costs[0]);
  });

  test.each([0, -1, 51])('refuses pages of %d', async (first) => {
    const { errors } = await visitor.request(pageQuery, { first });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  test('refuses cursors of other lists', async () => {
    for (const after of ['x', 'W10.abc']) {
      const { errors } = await visitor.request(pageQuery, { after });
      expect(errors?.[0]?.extensions?.code).toBe('INVALID_CURSOR');
    }
  });
});

describe('what just happened', () => {
  const subscription = `subscription ($after: EventCursor) {
    communityUpdateAdded(after: $after) { cursor update { ${fields} } } }`;
  interface Added {
    communityUpdateAdded: { cursor: string; update: Update };
  }

  test('reaches visitors: first publications and reviews, not edits and not drafts', async () => {
    const business = await buildBusiness();
    const { client: seller } = await personOf(server, await buildMember(business));
    const draft = await buildService({ business, status: 'draft', datePublished: null });
    const after = await cursorNow(server);
    const socket = await visitor.socket();
    const stream = socket.start<Added>(subscription, { after });

    const act = (action: string) =>
      seller.data(
        `mutation ($input: ActOnListingsInput!) { actOnListings(input: $input) {
          outcomes { userErrors { code field } } userErrors { code } } }`,
        { input: { listingIds: [idOf(draft)], action } },
      );
    const edit = (name: string) =>
      seller.data(
        `mutation ($input: UpdateListingInput!) { updateListing(input: $input) {
          userErrors { code field } } }`,
        { input: { listingId: idOf(draft), values: { name: { es: name } } } },
      );
    await edit('Asesoría en borrador');
    await act('publish');
    await edit('Asesoría publicada');
    await act('pause');
    await act('publish');
    const customer = await personOf(server, await buildMember(await buildBusiness()));
    await customer.client.data(
      `mutation ($input: WriteReviewInput!) { writeReview(input: $input) { userErrors { code } } }`,
      {
        input: {
          businessId: idOf(business),
          contactName: 'Carolina',
          transactionSize: 'under500',
          dateOfTransaction: '2026-01-15',
          rating: 5,
          subject: 'A good service',
          exchangeDetails: 'Everything was done on the day that we had agreed on.',
        },
      },
    );
    const first = (await stream.next()).data?.communityUpdateAdded;
    expect(first?.update).toMatchObject({
      kind: 'listingPublished',
      subject: { __typename: 'Service', id: idOf(draft) },
    });
    const second = (await stream.next()).data?.communityUpdateAdded;
    expect(second?.update).toMatchObject({ kind: 'reviewWritten' });
    expect(stream.waiting).toBe(0);

    const later = socket.start<Added>(subscription, { after: first?.cursor });
    expect((await later.next()).data?.communityUpdateAdded).toEqual(second);
    await socket.close();
  });
});
