import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoPassword, disputeStatuses } from '@wiki/domain';
import { ChatModel } from '../modules/chat/chat.model.ts';
import { CommentModel } from '../modules/engagement/comments/comment.model.ts';
import { FavouriteModel } from '../modules/engagement/attention/favourite.model.ts';
import { ViewModel } from '../modules/engagement/attention/view.model.ts';
import { EngagementModel } from '../modules/listings/engagement/engagement.model.ts';
import { ListingModel } from '../modules/listings/listing.model.ts';
import { expectJudged } from '../modules/search/judged-test-kit.ts';
import type { NotificationType } from '../kits/notifications/index.ts';
import { NotificationModel } from '../modules/notifications/notification.model.ts';
import { createClient, type TestClient } from '../testing/client.ts';
import { startDemoServer } from '../testing/samples/demo.ts';
import type { TestServer } from '../testing/server.ts';
import { demoBusinesses } from './data/index.ts';
import { demoTold } from './data/talk/told.ts';
import { demoBlacklist } from './data/talk/blacklist.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { day, demoId } from './demo/demo-id.ts';
import { keepPaid } from './demo/keep-paid.ts';
import { demoOffers } from './demo/demo-listings.ts';
import { expectPaidMonths } from './demo/paid-months-test-kit.ts';
import { seedDemo } from './seed-demo.ts';
import { expectToldAsAlone } from './demo/told-alone-test-kit.ts';
import { expectToldTruly } from './demo/told-truly-test-kit.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startDemoServer();
  visitor = createClient(server);
}, 240_000);

afterAll(() => server.stop());

/** How many listings of each type everybody finds, and how many are featured. */
const counts = async (): Promise<Record<string, number>> => {
  const found = await visitor.data<Record<string, { total: number }>>(
    `{ product: listingFacets(type: PRODUCT) { total }
       service: listingFacets(type: SERVICE) { total }
       property: listingFacets(type: PROPERTY) { total } }`,
  );
  const { listings } = await visitor.data<{ listings: { edges: object[] } }>(
    '{ listings(filter: { isFeatured: true }, first: 50) { edges { cursor } } }',
  );
  const totals = Object.entries(found).map(([type, { total }]): [string, number] => [type, total]);
  return { ...Object.fromEntries(totals), featured: listings.edges.length };
};

interface Rated {
  ratingAverage: number | null;
  ratingCount: number;
}

const signInTo = async ({ email }: { email: string }) => {
  const client = createClient(server);
  const { signIn } = await client.data<{
    signIn: { user: object; accessToken: { token: string }; userErrors: object[] };
  }>(
    `mutation ($input: SignInInput!) { signIn(input: $input) {
      user { memberType isAuthorized isEmailVerified }
      accessToken { token }
      userErrors { code }
    } }`,
    { input: { email, password: demoPassword } },
  );
  expect(signIn.userErrors).toEqual([]);
  client.accessToken = signIn.accessToken.token;
  return { client, user: signIn.user };
};

describe('the demonstration', () => {
  test('counts the attention to each listing as its documents do', async () => {
    const counted = async (
      model: { find(filter: object): { lean(): Promise<unknown> } },
      filter = {},
    ) => {
      const found = (await model.find(filter).lean()) as { listingId: string }[];
      return Map.groupBy(found, ({ listingId }) => listingId);
    };
    const views = await counted(ViewModel);
    const saves = await counted(FavouriteModel);
    const comments = await counted(CommentModel, { isDeleted: false });
    const contacts = await counted(ChatModel);
    const listings = await ListingModel.find({}).lean();
    const stored = await EngagementModel.find({}).lean();
    expect(new Set(stored.map(({ _id }) => _id.toHexString()))).toEqual(
      new Set(listings.map(({ _id }) => _id.toHexString())),
    );
    for (const { _id, ...engagement } of stored) {
      const id = _id.toHexString();
      expect(engagement).toEqual({
        views: views.get(id)?.length ?? 0,
        saves: saves.get(id)?.length ?? 0,
        comments: comments.get(id)?.length ?? 0,
        contacts: contacts.get(id)?.length ?? 0,
      });
    }
    expect(views.size).toBeGreaterThan(300);
    expect(saves.size).toBeGreaterThan(120);
    expect(comments.size).toBeGreaterThan(60);
    expect(contacts.size).toBeGreaterThan(40);
    for (const engagement of stored) {
      expect(engagement.saves).toBeLessThanOrEqual(engagement.views);
      expect(engagement.contacts).toBeLessThanOrEqual(engagement.views);
    }
    // Managers sort by what is counted.
    for (const { _id, sortedViews, sortedContacts } of listings) {
      const id = _id.toHexString();
      expect(sortedViews).toBe(views.get(id)?.length ?? 0);
      expect(sortedContacts).toBe(contacts.get(id)?.length ?? 0);
    }
    const published = new Map(
      listings.map(({ _id, datePublished }) => [_id.toHexString(), datePublished]),
    );
    const tooEarly = (await CommentModel.find({}).lean()).filter(
      ({ listingId, dateCreated }) => dateCreated < (published.get(listingId) ?? dateCreated),
    );
    expect(tooEarly).toEqual([]);
  });

  test('shows and finds every published listing of a server that runs already', async () => {
    const shown = demoOffers().filter(({ listing: { status } }) => !status);
    const { product = [], service = [], property = [] } = Object.groupBy(shown, ({ type }) => type);
    await vi.waitFor(
      async () => {
        expect(await counts()).toEqual({
          product: product.length,
          service: service.length,
          property: property.length,
          featured: shown.filter(({ listing }) => listing.isFeatured).length,
        });
      },
      { timeout: 30_000, interval: 50 },
    );
  });

  test('answers a misspelt search for legal advice in Medellín with that', async () => {
    const { search } = await visitor.data<{
      search: { edges: { node: { listing: { city: string; category: { key: string } } } }[] };
    }>(`{ search(type: SERVICES, query: "asesoria juridca medelin", first: 4) {
      edges { node { listing { city category { key } } } }
    } }`);
    expect(search.edges.map(({ node }) => node.listing)).toEqual(
      Array.from({ length: 4 }, () => ({ city: 'Medellín', category: { key: 'legal' } })),
    );
  });

  test('shows properties with pictures that are served', async () => {
    const { listings } = await visitor.data<{
      listings: { edges: { node: { images: { url: string }[] } }[] };
    }>('{ listings(type: PROPERTY, first: 50) { edges { node { images { url } } } } }');
    const pictures = listings.edges.map(({ node }) => node.images);
    expect(Math.min(...pictures.map(({ length }) => length))).toBeGreaterThanOrEqual(5);
    const url = new URL(pictures[0]?.[0]?.url ?? '', server.url);
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^image\//);
  });

  test('shows reviews whose averages are a recount, and disputes in every state', async () => {
    const { client } = await signInTo({ email: 'valentina@example.com' });
    const { disputeCounts } = await client.data<{
      disputeCounts: { status: string; count: number }[];
    }>('{ disputeCounts { status count } }');
    expect(new Map(disputeCounts.map(({ status, count }) => [status, count]))).toEqual(
      new Map(disputeStatuses.map((status) => [status, 1])),
    );
    const { reviews } = await visitor.data<{
      reviews: { edges: { node: { rating: number; business: Rated } }[] };
    }>(
      `query ($businessId: ID!) { reviews(businessId: $businessId, first: 50) {
        edges { node { rating business { ratingAverage ratingCount } } }
      } }`,
      { businessId: demoId('business', 'cafe-alto-del-roble').toHexString() },
    );
    const ratings = reviews.edges.map(({ node }) => node.rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    const rated = reviews.edges[0]?.node.business;
    expect(rated?.ratingCount).toBe(ratings.length);
    expect(rated?.ratingAverage).toBeCloseTo(sum / ratings.length, 5);
    expect(ratings.length).toBeGreaterThanOrEqual(6);
  });

  test('has a blacklist to begin with', async () => {
    const { client } = await signInTo({ email: 'valentina@example.com' });
    const found = await client.data<Record<string, { edges: object[] }>>(
      `{ words: blacklist(kind: WORD) { edges { cursor } }
         phrases: blacklist(kind: PHRASE) { edges { cursor } } }`,
    );
    expect(found.words?.edges).toHaveLength(demoBlacklist.word.length);
    expect(found.phrases?.edges).toHaveLength(demoBlacklist.phrase.length);
  });

  test('is not written twice', async () => {
    const before = await counts();
    await seedDemo(server.config);
    expect(await counts()).toEqual(before);
  });

  test.each(demoAccounts)('lets $email sign in', async (account) => {
    const { memberType, isAuthorized } = account;
    const { user } = await signInTo(account);
    expect(user).toEqual({ memberType, isAuthorized, isEmailVerified: true });
  });

  test('has an application in every state that administrators see', async () => {
    const { client } = await signInTo({ email: 'valentina@example.com' });
    const { applicationCounts } = await client.data<{
      applicationCounts: { tab: string; count: number }[];
    }>('{ applicationCounts { tab count } }');
    expect(Object.fromEntries(applicationCounts.map(({ tab, count }) => [tab, count]))).toEqual({
      ALL: 9,
      CHANGES_REQUESTED: 1,
      PAYMENT_PENDING: 1,
      PAYMENT_COMPLETE: 1,
      PAYMENT_MISSED: 1,
      REJECTED: 1,
    });
  });

  test('has the application that a business came from', async () => {
    const { client } = await signInTo({ email: 'valentina@example.com' });
    const { applicationOfBusiness } = await client.data<{
      applicationOfBusiness: { business: { name: string } } | null;
    }>('query ($id: ID!) { applicationOfBusiness(businessId: $id) { business { name } } }', {
      id: demoId('business', 'cafe-alto-del-roble').toHexString(),
    });
    expect(applicationOfBusiness?.business.name).toBe('Café Alto del Roble');
  });

  test('has invoices to pay, payments that were rejected and approved, and receipts', async () => {
    const { client } = await signInTo({ email: 'valentina@example.com' });
    const { payments } = await client.data<{
      payments: { edges: { node: { status: string; hasReceipt: boolean } }[] };
    }>('{ payments(first: 50) { edges { node { status hasReceipt } } } }');
    const nodes = payments.edges.map(({ node }) => node);
    // Those of the invoices, and of the half year before, by which the figures look like life.
    expect(nodes.filter(({ status }) => status === 'REJECTED').length).toBeGreaterThanOrEqual(3);
    const approved = nodes.filter(({ status }) => status === 'APPROVED');
    expect(approved.length).toBeGreaterThanOrEqual(2);
    expect(approved.filter(({ hasReceipt }) => hasReceipt).length).toBeGreaterThanOrEqual(2);
    const { client: camila } = await signInTo({ email: 'camila@example.com' });
    const { accountStatus } = await camila.data<{
      accountStatus: { openInvoice: { number: string } | null };
    }>('{ accountStatus { openInvoice { number } } }');
    expect(accountStatus.openInvoice?.number).toMatch(/^WE-/);
  });

  test('has members whose invoices, payments and paid months agree', async () => {
    const owing = await expectPaidMonths(Date.now());
    expect(owing).toBeGreaterThan(0);
    expect(owing).toBeLessThan(demoBusinesses.length / 2);
    const { client } = await signInTo({ email: 'marcela@example.com' });
    const { accountStatus, notifications } = await client.data<{
      accountStatus: {
        membership: { datePeriodEnd: string };
        openInvoice: { number: string; dateDue: string };
      };
      notifications: { edges: { node: { text: string } }[] };
    }>(`{ accountStatus { membership { datePeriodEnd } openInvoice { number dateDue } }
          notifications(filter: NEW, first: 50) { edges { node { text(language: EN) } } } }`);
    const { membership, openInvoice } = accountStatus;
    expect(openInvoice.dateDue).toBe(membership.datePeriodEnd);
    const told = notifications.edges.filter(({ node }) => node.text.includes(openInvoice.number));
    expect(told).toHaveLength(1);
  });

  test.each(demoAccounts.filter(({ isAuthorized }) => isAuthorized))(
    'notified $email of things that wait to be read',
    async (account) => {
      const { client } = await signInTo(account);
      const { unreadNotificationCount } = await client.data<{ unreadNotificationCount: number }>(
        '{ unreadNotificationCount }',
      );
      expect(unreadNotificationCount).toBeGreaterThanOrEqual(2);
    },
  );

  test('told a business of something in its sections, and in the past', async () => {
    const { client } = await signInTo({ email: 'marcela@example.com' });
    type Told = { edges: { node: { section: string; isGone: boolean } }[] };
    const { unread, past } = await client.data<{ unread: Told; past: Told }>(
      `{ unread: notifications(filter: NEW, first: 50) { edges { node { section isGone } } }
         past: notifications(filter: PAST, first: 50) { edges { node { section isGone } } } }`,
    );
    const sections = new Set(unread.edges.map(({ node }) => node.section));
    expect([...sections].toSorted()).toEqual(['ACCOUNT', 'BUSINESS', 'FORUM', 'NETWORK']);
    expect(unread.edges.filter(({ node }) => node.isGone)).toEqual([]);
    expect(past.edges.length).toBeGreaterThanOrEqual(3);
  });

  test('tells people of what others wrote, liked and asked, and of nothing else', () =>
    expectToldTruly(demoAccounts.map(({ key }) => demoId('user', key).toHexString())));

  test('told somebody of everything that people are told of', async () => {
    const types = new Set(await NotificationModel.distinct('type'));
    expect(Object.keys(demoTold).filter((type) => !types.has(type as NotificationType))).toEqual(
      [],
    );
    const { client } = await signInTo({ email: 'marcela@example.com' });
    type Past = { edges: { node: { text: string; title: string; isGone: boolean } }[] };
    const { notifications } = await client.data<{ notifications: Past }>(
      `{ notifications(filter: PAST, first: 50) {
        edges { node { title(language: ES) text(language: ES) isGone } } } }`,
    );
    const past = notifications.edges.map(({ node }) => node);
    expect(past.length).toBeGreaterThan(20);
    expect(past.filter(({ isGone }) => isGone)).toEqual([]);
    const odd = /undefined|null|«»|\s{2}|\s[.,:]/u;
    expect(past.filter(({ text, title }) => odd.test(`${title} ${text}`))).toEqual([]);
  });

  test.each(demoAccounts.filter(({ isAuthorized }) => !isAuthorized))(
    'demands a new password of $email',
    async (account) => {
      const { client } = await signInTo(account);
      const { errors } = await client.request('{ unreadNotificationCount }');
      expect(errors?.[0]?.extensions?.code).toBe('REAUTHORIZATION_REQUIRED');
    },
  );
});

test('search finds what people look for, first of all', () => expectJudged(server), 120_000);

test('tells each receiver of what happens what they would be told alone', async () => {
  const accounts = demoAccounts.filter(({ isAuthorized }) => isAuthorized);
  const people = await Promise.all([...accounts, ...accounts.slice(0, 1)].map(signInTo));
  await expectToldAsAlone([...people.map(({ client }) => client), visitor]);
}, 120_000);

test('members pay when it is due, so that they stay members while nobody looks', async () => {
  const inOneWeek = Date.now() + 7 * day;
  await keepPaid(inOneWeek);
  const { client } = await signInTo({ email: 'marcela@example.com' });
  const { accountStatus } = await client.data<{
    accountStatus: { membership: { datePeriodEnd: string; status: string }; openInvoice: object };
  }>('{ accountStatus { membership { datePeriodEnd status } openInvoice { number } } }');
  expect(accountStatus.openInvoice).toBeNull();
  expect(accountStatus.membership.status).toBe('active');
  expect(Date.parse(accountStatus.membership.datePeriodEnd)).toBeGreaterThan(inOneWeek);
  await expectPaidMonths(Date.now());
});
