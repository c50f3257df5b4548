import { documentOf } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { createClient, type TestClient } from '../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { FollowModel } from './follow.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: { pollMilliseconds: 100 } });
});
afterAll(() => server.stop());

const set =
  'mutation ($input: SetFollowInput!) { setFollow(input: $input) { follow { level followerCount } userErrors { code field } } }';
const read =
  'query ($kind: FollowKind!, $targetId: ID!) { followState(kind: $kind, targetId: $targetId) { level followerCount } }';
const stateRead =
  'query ($kind: FollowKind!, $targetId: ID!) { followState(kind: $kind, targetId: $targetId) { level isBookmarked } }';
const mine =
  '{ myFollows { totalCount edges { node { kind targetId name { en } url target { __typename ... on User { id } ... on Business { id } ... on ReferenceItem { value } } } } } }';

const bookmark =
  'mutation ($input: SetTopicBookmarkedInput!) { setTopicBookmarked(input: $input) { follow { level isBookmarked } userErrors { code field } } }';
const kept =
  '{ myTopicBookmarks { totalCount edges { node { kind targetId name { en } url target { __typename ... on User { id } ... on Business { id } ... on ReferenceItem { value } } } } } }';

const follow = (client: TestClient, kind: string, targetId: string, level = 'WATCHING') =>
  client.data(set, { input: { kind, targetId, level } });

const newBusiness = async () => {
  const business = await buildBusiness({});
  return { business, id: business._id.toHexString() };
};

describe('following', () => {
  it('is counted for everybody, and told to nobody but the follower', async () => {
    const { id } = await newBusiness();
    const [one, two] = [await buildPerson(server), await buildPerson(server)];
    await follow(one.client, 'BUSINESS', id);
    expect(await follow(two.client, 'BUSINESS', id)).toEqual({
      setFollow: { follow: { level: 'WATCHING', followerCount: 2 }, userErrors: [] },
    });
    const asked = { kind: 'BUSINESS', targetId: id };
    expect(await createClient(server).data(read, asked)).toEqual({
      followState: { level: 'NORMAL', followerCount: 2 },
    });
    expect(await one.client.data(mine)).toMatchObject({
      myFollows: {
        totalCount: 1,
        edges: [
          {
            node: {
              targetId: id,
              url: `/entrepreneurs/${id}`,
              target: { __typename: 'Business', id },
            },
          },
        ],
      },
    });
    await follow(one.client, 'BUSINESS', id, 'MUTED');
    await follow(two.client, 'BUSINESS', id, 'NORMAL');
    expect(await one.client.data(read, asked)).toEqual({
      followState: { level: 'MUTED', followerCount: 0 },
    });
  });

  it('counts once however often it is pressed at once', async () => {
    const { id } = await newBusiness();
    const { client, userId } = await buildPerson(server);
    await Promise.all(
      Array.from({ length: 12 }, () =>
        client.request(set, { input: { kind: 'BUSINESS', targetId: id, level: 'WATCHING' } }),
      ),
    );
    expect(await FollowModel.countDocuments({ userId })).toBe(1);
  });

  it('tags and categories are kept among the bookmarks, whatever their level', async () => {
    const [{ client, userId }, other] = [await buildPerson(server), await buildPerson(server)];
    const keep = (kind: string, targetId: string, isBookmarked = true) =>
      client.data(bookmark, { input: { kind, targetId, isBookmarked } });
    const tag = { kind: 'TAG', targetId: 'panela' };
    await follow(client, 'TAG', 'panela');
    expect(await keep('TAG', 'panela')).toEqual({
      setTopicBookmarked: { follow: { level: 'WATCHING', isBookmarked: true }, userErrors: [] },
    });
    // Muted or not followed any more, it stays where it was kept.
    for (const level of ['MUTED', 'NORMAL']) {
      await follow(client, 'TAG', 'panela', level);
      expect(await client.data(stateRead, tag)).toEqual({
        followState: { level, isBookmarked: true },
      });
    }
    await Promise.all(Array.from({ length: 6 }, () => keep('CATEGORY', 'products')));
    expect(await client.data(kept)).toMatchObject({
      myTopicBookmarks: {
        totalCount: 2,
        edges: [
          { node: { targetId: 'products', url: '/wiki-forum?category=products' } },
          { node: { targetId: 'panela', url: '/wiki-forum?tag=panela' } },
        ],
      },
    });
    expect(await client.data(mine)).toMatchObject({ myFollows: { totalCount: 0 } });
    expect(await other.client.data(kept)).toMatchObject({ myTopicBookmarks: { totalCount: 0 } });
    expect(await keep('TAG', 'panela', false)).toMatchObject({
      setTopicBookmarked: { follow: { level: 'NORMAL', isBookmarked: false } },
    });
    await keep('CATEGORY', 'products', false);
    // Nothing is left of what one chose nothing about.
    expect(await FollowModel.countDocuments({ userId })).toBe(0);
    for (const [kind, targetId] of [
      ['CATEGORY', 'nonsense'],
      ['TAG', 'two words'],
    ] as const) {
      expect(await keep(kind, targetId)).toEqual({
        setTopicBookmarked: {
          follow: null,
          userErrors: [{ code: 'NOT_FOUND', field: 'targetId' }],
        },
      });
    }
  });

  it('refuses what is not there, and oneself', async () => {
    const { client, userId } = await buildPerson(server);
    for (const [kind, targetId] of [
      ['BUSINESS', '0'.repeat(24)],
      ['USER', 'nonsense'],
      ['USER', userId],
      ['CATEGORY', 'nonsense'],
      ['TAG', 'two words'],
    ] as const) {
      expect(await follow(client, kind, targetId)).toEqual({
        setFollow: { follow: null, userErrors: [{ code: 'NOT_FOUND', field: 'targetId' }] },
      });
    }
  });

  it('is refused to visitors', async () => {
    const visitor = createClient(server);
    const input = { kind: 'TAG', targetId: 'x', level: 'WATCHING' };
    for (const [operation, variables] of [
      [set, { input }],
      [mine, {}],
      [kept, {}],
      [bookmark, { input: { kind: 'TAG', targetId: 'x', isBookmarked: true } }],
    ] as const) {
      const { errors } = await visitor.request(operation, variables);
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });
});

it('a new listing of a followed business is told to its followers, once, and not to who mutes it', async () => {
  const { business, id } = await newBusiness();
  const [watching, muting, other] = [
    await buildPerson(server),
    await buildPerson(server),
    await buildPerson(server),
  ];
  await follow(watching.client, 'BUSINESS', id);
  await follow(muting.client, 'BUSINESS', id, 'MUTED');
  const listing = await buildProduct({ business });
  const published = {
    listingId: listing._id.toHexString(),
    businessId: id,
    listingType: listing.type,
    change: 'published',
    byAdministrator: false,
    reasonKey: null,
    wasPublic: false,
    isPublic: true,
    isNew: true,
  } as const;
  await inTransaction(() => recordEvent('listing.changed', null, published));
  const list = '{ notifications { totalCount edges { node { title(language: EN) topic } } } }';
  await vi.waitFor(
    async () =>
      expect(await watching.client.data(list)).toEqual({
        notifications: {
          totalCount: 1,
          edges: [
            { node: { title: `${business.name} published something new`, topic: 'FOLLOWING' } },
          ],
        },
      }),
    { timeout: 30_000 },
  );
  for (const { client } of [muting, other]) {
    expect(await client.data(list)).toMatchObject({ notifications: { totalCount: 0 } });
  }
});

it('a published piece of news is told to who follows the news, once', async () => {
  const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  const [watching, other] = [await buildPerson(server), await buildPerson(server)];
  expect(await follow(watching.client, 'NEWS', 'nonsense')).toMatchObject({
    setFollow: { follow: null },
  });
  await follow(watching.client, 'NEWS', 'all');
  const said = {
    title: { es: 'Feria en Pasto' },
    summary: { es: 'En noviembre.' },
    body: { es: documentOf('Todos están invitados.'), en: { type: 'doc', content: [] } },
  };
  const { createNews } = await admin.client.data<{
    createNews: { newsItem: { id: string; version: number } };
  }>(
    'mutation ($input: CreateNewsInput!) { createNews(input: $input) { newsItem { id version } } }',
    { input: { title: said.title } },
  );
  const { id: newsId, version } = createNews.newsItem;
  await admin.client.data(
    'mutation ($input: SaveNewsInput!) { saveNews(input: $input) { userErrors { code } } }',
    { input: { newsId, version, ...said } },
  );
  const publish = () =>
    admin.client.data(
      'mutation ($input: NewsIdInput!) { publishNews(input: $input) { userErrors { code } } }',
      { input: { newsId } },
    );
  await publish();
  await publish();
  const list =
    '{ notifications { totalCount edges { node { title(language: ES) text(language: ES) url topic isGone } } } }';
  await vi.waitFor(
    async () =>
      expect(await watching.client.data(list)).toEqual({
        notifications: {
          totalCount: 1,
          edges: [
            {
              node: {
                title: 'Noticias de la red',
                text: '«Feria en Pasto». Usted sigue las noticias.',
                url: '/news/feria-en-pasto',
                topic: 'NEWS',
                isGone: false,
              },
            },
          ],
        },
      }),
    { timeout: 30_000 },
  );
  expect(await other.client.data(list)).toMatchObject({ notifications: { totalCount: 0 } });
});
