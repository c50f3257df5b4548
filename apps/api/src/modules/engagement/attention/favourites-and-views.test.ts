import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { timesNotified } from '../../../testing/notifications.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { unknownId } from '../../businesses/business-test-kit.ts';
import { ListingModel } from '../../listings/listing.model.ts';
import {
  act,
  denial,
  engagementMutations,
  favouritesOf,
  readListing,
  refusals,
} from '../engagement-test-kit.ts';
import { visitorsOfAddress } from './views.service.ts';

let server: TestServer;
let reader: Person;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
  reader = await buildPerson(server);
});
afterAll(() => server.stop());

const newListing = async (values: Parameters<typeof buildProduct>[0] = {}) =>
  (await buildProduct(values))._id.toHexString();
const save = (listingId: string, isFavourite = true) => ({ listingId, isFavourite });
const hide = (listingId: string) =>
  ListingModel.updateOne({ _id: listingId }, { status: 'paused' });

describe('favourites', () => {
  test('are kept once and dropped once', async () => {
    const listingId = await newListing();
    for (const isFavourite of [true, true, false, false]) {
      const answer = await act(reader.client, 'setFavourite', save(listingId, isFavourite));
      expect(answer).toMatchObject({
        isFavourite,
        listing: { viewerHasFavourited: isFavourite, engagement: { saves: isFavourite ? 1 : 0 } },
        userErrors: [],
      });
    }
  });

  test('count once under fifty attempts at once, each way', async () => {
    const listingId = await newListing();
    for (const isFavourite of [true, false]) {
      const input = save(listingId, isFavourite);
      const attempts = Array.from({ length: 50 }, () =>
        refusals(reader.client, 'setFavourite', input),
      );
      expect((await Promise.all(attempts)).flat()).toEqual([]);
      expect((await readListing(reader.client, listingId)).engagement.saves).toBe(
        isFavourite ? 1 : 0,
      );
    }
    expect(await EventModel.countDocuments({ 'data.listingIds': listingId })).toBe(2);
  });

  test('are listed the last saved first, without those hidden now, which can be dropped', async () => {
    const { client } = await buildPerson(server);
    const [one, two] = [await newListing(), await newListing()];
    for (const id of [one, two]) await act(client, 'setFavourite', save(id));
    expect(await favouritesOf(client)).toEqual([
      { listingId: two, listing: { id: two } },
      { listingId: one, listing: { id: one } },
    ]);
    await hide(two);
    expect((await favouritesOf(client))[0]).toEqual({ listingId: two, listing: null });
    expect(await act(client, 'setFavourite', save(two, false))).toMatchObject({ listing: null });
    expect(await favouritesOf(client)).toHaveLength(1);
    const others = (await favouritesOf(reader.client)).map(({ listingId }) => listingId);
    expect(others).not.toContain(one);
  });

  test('are told those who sell, once for each person and never who', async () => {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    const seller = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const listingId = await newListing({ business });
    const told = () => timesNotified({ userId: seller.userId, type: 'listingSaved' });
    for (const isFavourite of [true, false, true]) {
      await act(reader.client, 'setFavourite', save(listingId, isFavourite));
    }
    await act(seller.client, 'setFavourite', save(listingId));
    await expect.poll(told).toBe(1);
    await act((await buildPerson(server)).client, 'setFavourite', save(listingId));
    await expect.poll(told).toBe(2);
    const { notifications } = await seller.client.data<{ notifications: { edges: unknown[] } }>(
      '{ notifications(first: 5) { edges { node { topic actors { id } text } } } }',
    );
    expect(JSON.stringify(notifications)).not.toContain(reader.userId);
    expect(notifications.edges).toMatchObject([{ node: { topic: 'SAVES', actors: [] } }]);
  });

  test('are refused to visitors, for hidden listings and in floods', async () => {
    const listingId = await newListing();
    const visitor = createClient(server);
    expect(await denial(visitor, 'setFavourite', save(listingId))).toBe('UNAUTHENTICATED');
    const { errors } = await visitor.request('{ myFavourites { edges { node { id } } } }');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const { client } = await buildPerson(server);
    const badCursor = await client.request('{ myFavourites(after: "x") { edges { cursor } } }');
    expect(badCursor.errors?.[0]?.extensions?.code).toBe('INVALID_CURSOR');
    await hide(listingId);
    for (const id of [listingId, unknownId(), 'x']) {
      for (const isFavourite of [true, false]) {
        expect(await refusals(client, 'setFavourite', save(id, isFavourite))).toEqual([
          'NOT_FOUND listingId',
        ]);
      }
    }
    const flood = await Promise.all(
      Array.from({ length: 125 }, () => refusals(client, 'setFavourite', save('x'))),
    );
    expect(flood.filter(([code]) => code === 'TOO_MANY_REQUESTS')).toHaveLength(11);
  });
});

describe('views', () => {
  const view = (client: Person['client'], listingId: string, agent?: string) =>
    client.request<{ payload: { ok: boolean; userErrors: { code: string }[] } }>(
      engagementMutations.recordListingView,
      { input: { listingId } },
      agent ? { 'user-agent': agent } : {},
    );

  test('count once for each viewer and day, with few writes', async () => {
    const [one, two] = [await newListing(), await newListing()];
    const visitor = createClient(server);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => view(reader.client, one)),
      ...Array.from({ length: 20 }, () => view(visitor, one, 'browser 1')),
      view(visitor, two, 'browser 1'),
    ]);
    expect(answers.every(({ data }) => data?.payload.ok)).toBe(true);
    expect((await readListing(visitor, one)).engagement.views).toBe(2);
    expect((await readListing(visitor, two)).engagement.views).toBe(1);
    await view(visitor, one, 'browser 1');
    expect((await readListing(visitor, one)).engagement.views).toBe(2);
    expect(
      await EventModel.countDocuments({ type: 'engagement.changed', 'data.listingIds': one }),
    ).toBe(1);
  });

  test('of one address are few, however many browsers it invents', async () => {
    const listingId = await newListing();
    const visitor = createClient(server);
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => view(visitor, listingId, `browser ${index}`)),
    );
    expect((await readListing(visitor, listingId)).engagement.views).toBe(visitorsOfAddress);
  });

  test('of those who sell it do not count; hidden ones answer like unknown ids', async () => {
    const business = await buildBusiness();
    const businessId = business._id.toHexString();
    const seller = await buildPerson(server, { memberType: 'business', businessId });
    const listingId = await newListing({ business });
    expect((await view(seller.client, listingId)).data?.payload.ok).toBe(true);
    expect((await readListing(seller.client, listingId)).engagement.views).toBe(0);
    await hide(listingId);
    for (const id of [listingId, unknownId(), '']) {
      const { data } = await view(reader.client, id);
      expect(data?.payload).toMatchObject({ ok: false, userErrors: [{ code: 'NOT_FOUND' }] });
    }
  });

  test('of an address are limited', async () => {
    const visitor = createClient(server);
    const answers = await Promise.all(Array.from({ length: 250 }, () => view(visitor, 'x')));
    const codes = answers.map(({ data }) => data?.payload.userErrors[0]?.code);
    expect(codes).toContain('TOO_MANY_REQUESTS');
  });
});
