import { demoPassword } from '@wiki/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusinessModel } from '../modules/businesses/business.model.ts';
import { EngagementModel } from '../modules/listings/engagement/engagement.model.ts';
import { ListingModel } from '../modules/listings/listing.model.ts';
import { UserModel } from '../modules/users/user.model.ts';
import { database } from '../platform/database/connect.ts';
import { createClient, type TestClient } from '../testing/client.ts';
import { untilQuiet, watchingCommands } from '../testing/commands.ts';
import { buildBusiness, buildMember, buildProduct } from '../testing/factories.ts';
import { buildReview } from '../testing/review-factory.ts';
import { startDemoServer } from '../testing/samples/demo.ts';
import type { TestServer } from '../testing/server.ts';
import { buildPerson } from '../testing/world.ts';
import { demoId } from './demo/demo-id.ts';
import { demoUserIds } from './demo/demo-user-ids.ts';
import { isWritten } from './once.ts';
import { removeDemo } from './remove-demo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemoServer(({ mongodbUrl }) => ({
    mongodbUrl: watchingCommands(String(mongodbUrl)),
  }));
}, 240_000);
afterAll(() => server.stop());

async function demoClient(email: string): Promise<TestClient> {
  const client = createClient(server);
  const { signIn } = await client.data<{ signIn: { accessToken: { token: string } } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken { token } } }',
    { input: { email, password: demoPassword } },
  );
  client.accessToken = signIn.accessToken.token;
  return client;
}

/** Every document that still names something of the demonstration, but what only tells what happened. */
async function mentions(ids: ReadonlySet<string>): Promise<string[]> {
  const history = new Set(['events', 'auditRecords', 'receipts']);
  const found: string[] = [];
  for (const { name } of await database().listCollections().toArray()) {
    if (history.has(name)) continue;
    for (const document of await database().collection(name).find().toArray()) {
      const text = JSON.stringify(document);
      const isDone = name === 'jobs' && document.status === 'DONE';
      if (!isDone && text.match(/[0-9a-f]{24}/g)?.some((id) => ids.has(id))) {
        found.push(`${name} ${text.slice(0, 200)}`);
      }
    }
  }
  return found;
}

test('takes everything of the demonstration, leaves everything else, and may be repeated', async () => {
  const business = await buildBusiness({ name: 'Una empresa de verdad' });
  const member = await buildMember(business);
  const product = await buildProduct({ business });
  const real = await buildPerson(server);
  const employee = await buildPerson(server, {
    memberType: 'business',
    businessId: demoId('business', 'cafe-alto-del-roble').toHexString(),
  });
  const listingId = product._id.toHexString();
  const laura = await demoClient('laura@example.com');
  const act = (client: TestClient, name: string, type: string, input: object) =>
    client.data(`mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`, {
      input,
    });
  for (const client of [laura, real.client]) {
    await act(client, 'setFavourite', 'SetFavouriteInput', { listingId, isFavourite: true });
    await act(client, 'addListingComment', 'AddListingCommentInput', { listingId, text: '¿Hay?' });
    await act(client, 'contactSeller', 'ContactSellerInput', { listingId });
    const businessId = business._id.toHexString();
    await act(client, 'askBusiness', 'AskBusinessInput', { businessId, text: '¿Envían?' });
  }
  const lauraId = demoId('user', 'laura');
  await buildReview({ business, author: { _id: lauraId }, rating: 1 });
  await buildReview({ business, author: real.user, rating: 5 });
  const listings = await ListingModel.find({ _id: { $ne: product._id } }).lean();
  const businesses = await BusinessModel.find({ _id: { $ne: business._id } }).lean();

  const visitor = createClient(server);
  const prices = '{ plans { isPriceSet } }';
  expect(await visitor.data(prices)).toEqual({
    plans: [{ isPriceSet: true }, { isPriceSet: true }],
  });

  // No server works meanwhile: here it has done what followed.
  await untilQuiet(['notifications', 'outboxMails']);
  expect(await removeDemo(server.config)).toEqual({
    users: demoUserIds().length,
    listings: listings.length,
  });
  expect(await visitor.data(prices)).toEqual({
    plans: [{ isPriceSet: true }, { isPriceSet: false }],
  });
  const gone = [...listings, ...businesses].map(({ _id }) => _id.toHexString());
  expect(await mentions(new Set([...gone, ...demoUserIds()]))).toEqual([]);

  expect(await ListingModel.find().lean()).toMatchObject([
    { _id: product._id, sortedViews: 0, sortedContacts: 0 },
  ]);
  expect(await EngagementModel.find().lean()).toEqual([
    { _id: product._id, views: 0, contacts: 0, saves: 1, comments: 1 },
  ]);
  expect(await BusinessModel.find().lean()).toMatchObject([
    { _id: business._id, ratingAverage: 5, ratingCount: 1 },
  ]);
  const people = await UserModel.find().lean();
  expect(new Map(people.map(({ _id, memberType }) => [String(_id), memberType]))).toEqual(
    new Map([
      [member._id.toHexString(), 'businessAdmin'],
      [real.userId, 'user'],
      [employee.userId, 'user'],
    ]),
  );
  expect(await isWritten(null)).toBe(true);
  expect(await removeDemo(server.config)).toEqual({ users: 0, listings: 0 });
  expect(await ListingModel.countDocuments()).toBe(1);
}, 240_000);
