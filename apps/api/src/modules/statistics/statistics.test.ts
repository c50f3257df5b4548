import { addDays, dayIn } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rebuildStatistics, StatisticDayModel } from '../../kits/statistics/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { buildBusiness, buildMember, buildProduct, buildUser } from '../../testing/factories.ts';
import { type ApiProcess, startProcess } from '../../testing/process.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { signUpOf } from '../../testing/sign-up.ts';
import { buildPerson, buildWorld, type SignedInUser, type World } from '../../testing/world.ts';
import { activitiesOf, insertActivities } from './activity.ts';
import { ActivityModel } from './activity.model.ts';
import { play } from '../engagement/recount/recount-test-kit.ts';
import { ViewModel } from '../engagement/attention/view.model.ts';
import { change } from '../service/service-test-kit.ts';
import { eraseUser } from '../users/index.ts';
import { recountedFigures, storedFigures } from './statistics-test-kit.ts';

const query = `query ($from: Date!, $until: Date!, $unit: StatisticUnit!, $comparison: StatisticComparison!, $metrics: [String!]!) {
  statistics(dateFrom: $from, dateUntil: $until, unit: $unit, comparison: $comparison, metrics: $metrics) {
    timeZone dateComparedFrom dateComparedUntil dateStarts isRunning
    series { metric total comparedTotal values comparedValues }
    searchesInVain { words count } } }`;
const weeks =
  'query ($weeks: Int!) { myBusinessWeeks(weeks: $weeks) { dateStart views contacts saves } }';

interface Series {
  metric: string;
  total: number;
  comparedTotal: number | null;
  values: number[];
  comparedValues: number[];
}
interface Answer {
  statistics: {
    timeZone: string;
    dateComparedFrom: string;
    dateStarts: string[];
    series: Series[];
  };
}

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const today = () => dayIn('America/Bogota', new Date());
const asked = (changes: object = {}) => ({
  from: addDays(today(), -29),
  until: today(),
  unit: 'DAY',
  comparison: 'PREVIOUS',
  metrics: ['users.joined'],
  ...changes,
});

const bothFigures = async () => ({
  stored: await storedFigures(),
  recounted: await recountedFigures(),
});
/** Waits until what is stored is what documents say. */
const untilEqual = () =>
  vi.waitFor(
    async () => {
      const { stored, recounted } = await bothFigures();
      expect(stored).toEqual(recounted);
    },
    { timeout: 120_000, interval: 500 },
  );

const clientsOf = (api: ApiProcess, people: readonly SignedInUser[]): TestClient[] =>
  people.map(({ accessToken }) => Object.assign(createClient(api), { accessToken }));

test('figures equal a recount after random operations in two processes, one of them killed between', async () => {
  const environment = {
    MONGODB_URL: server.config.mongodbUrl ?? '',
    DATA_DIR: server.config.dataDir,
  };
  await rebuildStatistics();
  const people = [world.wikiAdmin, world.user];
  const business = await buildBusiness();
  await buildMember(business);
  const listingIds = [await buildProduct({ business }), await buildProduct({ business })].map(
    ({ _id }) => _id.toHexString(),
  );
  const steady = await startProcess(environment);
  let killed = await startProcess(environment);
  for (const seed of [1, 2]) {
    const clients = [...clientsOf(steady, people), ...clientsOf(killed, people)];
    const playing = play({ seed, operations: 60, clients, listingIds });
    if (seed === 1) {
      await vi.waitUntil(async () => (await ViewModel.countDocuments()) > 0, { timeout: 30_000 });
      killed.signal('SIGKILL');
      await killed.exited;
      killed = await startProcess(environment);
    }
    await playing;
  }
  for (const api of [steady, killed]) {
    api.signal('SIGTERM');
    await api.exited;
  }
  expect((await signUpOf(createClient(server))).code).toBeUndefined();
  // Built without events: the nightly recount finds them, and here a rebuild.
  await rebuildStatistics();
  const shown = ['users.joined', 'engagement.views', 'chat.messages', 'activity.people'];
  await vi.waitFor(
    async () => {
      const metrics = Object.keys(await storedFigures()).map((key) => key.split(' ')[0]);
      for (const metric of shown) expect(metrics).toContain(metric);
    },
    { timeout: 60_000, interval: 500 },
  );
  await untilEqual();
  // What happens now needs no rebuild.
  const [listingId] = listingIds;
  const client = clientOf(server, world.user);
  for (const isFavourite of [true, false, true]) {
    await client.request(
      'mutation ($i: SetFavouriteInput!) { setFavourite(input: $i) { isFavourite } }',
      { i: { listingId, isFavourite } },
    );
  }
  await untilEqual();
}, 240_000);

test('requests count while they are there, with what became of them', async () => {
  const person = await buildPerson(server);
  // Built without events.
  await rebuildStatistics();
  const support = async () => {
    const figures = await storedFigures();
    const of = (metric: string) => figures[`support.${metric} ${today()}`] ?? 0;
    return { requests: of('requests'), answered: of('answered'), stars: of('stars') };
  };
  const request = await change(person.client, 'createTicket', {
    kind: 'QUESTION',
    subject: 'Mi factura',
    text: 'No llega',
  });
  const ticketId = request.ticket?.id ?? '';
  const text = 'Va en camino.';
  await change(admin, 'answerTicket', { ticketId, text, readMessages: 1, isClosing: true });
  await change(person.client, 'rateTicket', { ticketId, rating: 4 });
  await vi.waitFor(
    async () => expect(await support()).toEqual({ requests: 1, answered: 1, stars: 4 }),
    { timeout: 30_000, interval: 500 },
  );
  await untilEqual();
  await inTransaction(() => eraseUser(person.userId));
  await vi.waitFor(
    async () => expect(await support()).toEqual({ requests: 0, answered: 0, stars: 0 }),
    { timeout: 30_000, interval: 500 },
  );
}, 120_000);

test('a rebuild puts right what was spoiled, and finds nothing the second time', async () => {
  const spoiled = await StatisticDayModel.findOneAndUpdate({}, { $set: { 'values.wrong': 7 } });
  await StatisticDayModel.deleteOne({ _id: { $ne: spoiled?._id } });
  await StatisticDayModel.create([
    { _id: 'users:1999-01-01', source: 'users', day: '1999-01-01', values: { joined: 3 } },
  ]);
  expect((await rebuildStatistics()).repaired).toBeGreaterThanOrEqual(3);
  await untilEqual();
  expect((await rebuildStatistics()).repaired).toBe(0);
});

test('whoever signs in while a demonstration is written does not stop it', async () => {
  const at = new Date('2020-05-06T15:00:00Z');
  const inserted = activitiesOf('early', at, 'America/Bogota');
  await ActivityModel.insertMany(inserted.slice(-1));
  // What is new is told: only that has days to count.
  expect(await insertActivities(inserted)).toEqual(inserted.slice(0, -1));
  expect(await ActivityModel.countDocuments({ userId: 'early' })).toBe(inserted.length);
  expect(await insertActivities(inserted)).toEqual([]);
  await ActivityModel.deleteMany({ userId: 'early' });
});

describe('who', () => {
  test.each(['user', 'business', 'businessAdmin'] as const)('%s is refused', async (role) => {
    const { errors } = await clientOf(server, world[role]).request(query, asked());
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('visitors are asked to sign in', async () => {
    for (const [text, variables] of [
      [query, asked()],
      [weeks, { weeks: 2 }],
    ] as const) {
      const { errors } = await createClient(server).request(text, variables);
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  test('works for no business has no weeks, who does has them', async () => {
    const read = async (role: 'user' | 'businessAdmin', count = 3) =>
      (
        await clientOf(server, world[role]).data<{ myBusinessWeeks: object[] }>(weeks, {
          weeks: count,
        })
      ).myBusinessWeeks;
    expect(await read('user')).toEqual([]);
    expect(await read('businessAdmin')).toHaveLength(3);
    const days =
      'query ($days: Int!) { list: myBusinessDays(days: $days) { date views contacts saves } }';
    const daysOf = async (role: 'user' | 'businessAdmin') =>
      (await clientOf(server, world[role]).data<{ list: object[] }>(days, { days: 14 })).list;
    expect(await daysOf('user')).toEqual([]);
    expect(await daysOf('businessAdmin')).toHaveLength(14);
    expect((await daysOf('businessAdmin')).at(-1)).toMatchObject({ date: today() });
    const tooMany = await clientOf(server, world.businessAdmin).request(days, { days: 32 });
    expect(tooMany.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
    const { errors } = await clientOf(server, world.businessAdmin).request(weeks, { weeks: 53 });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });
});

describe('reading', () => {
  beforeAll(async () => {
    for (const day of ['2020-01-06', '2020-01-07', '2020-01-13', '2019-12-31']) {
      await buildUser({ dateJoined: new Date(`${day}T12:00:00-05:00`) });
    }
    await buildBusiness({ country: 'CO', dateCreated: new Date('2020-01-08T12:00:00Z') });
    await rebuildStatistics();
  });

  const read = async (changes: object): Promise<Answer['statistics']> =>
    (
      await admin.data<Answer>(
        query,
        asked({ from: '2020-01-01', until: '2020-01-14', ...changes }),
      )
    ).statistics;

  test('adds up by day, week and month', async () => {
    const byWeek = await read({ unit: 'WEEK' });
    expect(byWeek.dateStarts).toEqual(['2020-01-01', '2020-01-06', '2020-01-13']);
    expect(byWeek.series[0]).toMatchObject({ total: 3, values: [0, 2, 1], comparedTotal: 1 });
    expect((await read({})).series[0]?.values).toHaveLength(14);
    expect((await read({ unit: 'MONTH', until: '2020-02-01' })).series[0]?.values).toEqual([3, 0]);
  });

  test('compares with the days before, with a year before and with nothing', async () => {
    expect((await read({})).dateComparedFrom).toBe('2019-12-18');
    expect((await read({ comparison: 'YEAR' })).dateComparedFrom).toBe('2019-01-02');
    const none = await read({ comparison: 'NONE' });
    expect(none.series[0]).toMatchObject({ comparedTotal: null, comparedValues: [] });
  });

  test('knows levels, and all values of a field', async () => {
    const { series } = await read({ metrics: ['level.users', 'businesses.country:*'] });
    expect(series[0]).toMatchObject({ total: 4, comparedTotal: 1 });
    expect(series[0]?.values.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(series.slice(1)).toEqual([
      expect.objectContaining({ metric: 'businesses.country:CO', total: 1 }),
    ]);
  });

  test.each([
    { from: '2020-02-01' },
    { from: '2010-01-01' },
    { metrics: ['$where'] },
    { metrics: Array.from({ length: 61 }, () => 'users.joined') },
  ])('refuses %o', async (changes) => {
    const { errors } = await admin.request(
      query,
      asked({ from: '2020-01-01', until: '2020-01-14', ...changes }),
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });
});
