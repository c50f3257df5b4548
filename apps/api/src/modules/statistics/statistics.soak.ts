import { addDays, dayIn } from '@wiki/domain';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rebuildStatistics } from '../../kits/statistics/index.ts';
import { database } from '../../platform/database/connect.ts';
import { clientOf, createClient } from '../../testing/client.ts';
import { buildBusiness, buildMember, buildProduct } from '../../testing/factories.ts';
import { type ApiProcess, startProcess } from '../../testing/process.ts';
import { randomOf } from '../../testing/random.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { play } from '../engagement/recount-test-kit.ts';
import { ViewModel } from '../engagement/view.model.ts';
import { recountedFigures, storedFigures } from './statistics-test-kit.ts';

/** `SOAK_OPERATIONS` plays fewer, `SOAK_SEED` begins elsewhere, `SOAK_MEMBERS` plants other numbers. */
const operations = Number(process.env['SOAK_OPERATIONS'] ?? 10_000);
const seed = Number(process.env['SOAK_SEED'] ?? 1);
const members = Number(process.env['SOAK_MEMBERS'] ?? 100_000);
/** So many stretches, each with a process that is killed in it. */
const stretches = 5;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
});
afterAll(() => server.stop());

test(
  `figures equal a recount after ${operations} random events in two processes with kills (seed ${seed})`,
  async () => {
    const environment = {
      MONGODB_URL: server.config.mongodbUrl ?? '',
      DATA_DIR: server.config.dataDir,
    };
    const people = [world.wikiAdmin, world.user, world.business];
    const business = await buildBusiness();
    await buildMember(business);
    const listings = await Promise.all(Array.from({ length: 6 }, () => buildProduct({ business })));
    const listingIds = listings.map(({ _id }) => _id.toHexString());
    // Built without events.
    await rebuildStatistics();
    const clientsOf = (api: ApiProcess) =>
      people.map(({ accessToken }) => Object.assign(createClient(api), { accessToken }));
    const steady = await startProcess(environment);
    for (let stretch = 0; stretch < stretches; stretch += 1) {
      const killed = await startProcess(environment);
      const clients = [...clientsOf(steady), ...clientsOf(killed)];
      const seen = await ViewModel.countDocuments();
      const playing = play({
        seed: seed + stretch,
        operations: operations / stretches,
        clients,
        listingIds,
      });
      // In the midst of them.
      await vi.waitUntil(async () => (await ViewModel.countDocuments()) > seen, {
        timeout: 60_000,
      });
      killed.signal('SIGKILL');
      await killed.exited;
      await playing;
    }
    await vi.waitFor(async () => expect(await storedFigures()).toEqual(await recountedFigures()), {
      timeout: 5 * 60_000,
      interval: 2_000,
    });
    steady.signal('SIGTERM');
    await steady.exited;
  },
  60 * 60_000,
);

test(
  `the figures of a year of ${members} members are there in less than a second`,
  async () => {
    const until = dayIn('America/Bogota', new Date());
    const random = randomOf(seed);
    const inYear = () => new Date(Date.now() - random() * 365 * 24 * 3_600_000);
    const template = await database().collection('users').findOne({});
    const batch = 5_000;
    for (let start = 0; start < members; start += batch) {
      await database()
        .collection('users')
        .insertMany(
          Array.from({ length: Math.min(batch, members - start) }, (_, index) => {
            const _id = new Types.ObjectId();
            const email = `${_id.toHexString()}@example.com`;
            return {
              ...template,
              _id,
              email,
              nameKey: `member ${start + index}`,
              dateJoined: inYear(),
            };
          }),
        );
    }
    await rebuildStatistics();
    const metrics = [
      'level.members',
      'level.users',
      'level.businesses',
      'level.products',
      'level.country:*',
      'users.joined',
      'users.left',
      'businesses.members',
      'businesses.lapsed',
      'payments.payments',
      'payments.revenueMinor',
      'payments.taxMinor',
      'payments.refused',
      'applications.begun',
      'applications.submitted',
      'applications.activated',
      'listings.published',
      'engagement.views',
      'engagement.saves',
      'chat.messages',
      'reviews.reviews',
      'forum.discussions',
      'forum.comments',
      'search.searches',
      'activity.people',
    ];
    const admin = clientOf(server, world.wikiAdmin);
    const read = async (unit: string) => {
      const start = performance.now();
      const answer = await admin.data<{
        statistics: { series: { metric: string; total: number }[] };
      }>(
        `query ($from: Date!, $until: Date!, $unit: StatisticUnit!, $metrics: [String!]!) {
          statistics(from: $from, until: $until, unit: $unit, comparison: YEAR, metrics: $metrics) {
            starts series { metric total comparedTotal values comparedValues }
            searchesInVain { words count } }
          workQueue(first: 20, isMine: false) { kinds { kind count } items { id } } }`,
        { from: addDays(until, -364), until, unit, metrics },
      );
      const took = performance.now() - start;
      const joined = answer.statistics.series.find(({ metric }) => metric === 'users.joined');
      expect(joined?.total).toBeGreaterThan(members * 0.98);
      return took;
    };
    for (const unit of ['DAY', 'WEEK', 'MONTH']) {
      const first = await read(unit);
      process.stdout.write(`a year by ${unit.toLowerCase()}: ${Math.round(first)} ms\n`);
      expect(first).toBeLessThan(1_000);
    }
  },
  10 * 60_000,
);
