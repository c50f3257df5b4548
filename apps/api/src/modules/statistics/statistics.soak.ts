import { addDays, dayIn, documentOf } from '@wiki/domain';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rebuildStatistics } from '../../kits/statistics/index.ts';
import { database } from '../../platform/database/connect.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { buildBusiness, buildMember, buildProduct } from '../../testing/factories.ts';
import { type ApiProcess, startProcess } from '../../testing/process.ts';
import { randomOf } from '../../testing/random.ts';
import { signUpOf } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, signInAs, type World } from '../../testing/world.ts';
import { CommentModel } from '../engagement/comments/comment.model.ts';
import { type Play, play, sideBySide } from '../engagement/recount/recount-test-kit.ts';
import { forumMutations, written as discussionOf } from '../forum/forum-test-kit.ts';
import { mutations as listingMutations } from '../listings/listing-test-kit.ts';
import { mutationText, reviewInput } from '../reviews/review-test-kit.ts';
import { recountedFigures, storedFigures } from './statistics-test-kit.ts';

/** `SOAK_OPERATIONS` plays fewer, `SOAK_SEED` begins elsewhere, `SOAK_MEMBERS` inserts other numbers. */
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
    const listingIds: string[] = [];
    const businessIds: string[] = [];
    for (let built = 0; built < 10; built += 1) {
      const business = await buildBusiness();
      await buildMember(business);
      const listings = await Promise.all(
        Array.from({ length: 6 }, () => buildProduct({ business })),
      );
      businessIds.push(business._id.toHexString());
      listingIds.push(...listings.map(({ _id }) => _id.toHexString()));
    }
    // Built without events.
    await rebuildStatistics();
    const clientsOf = (api: ApiProcess) => people.map(() => createClient(api));
    const steady = await startProcess(environment);
    for (let stretch = 0; stretch < stretches; stretch += 1) {
      const killed = await startProcess(environment);
      const clients = [...clientsOf(steady), ...clientsOf(killed)];
      // An access token is good for ten minutes.
      const signIn = async () => {
        const sessions = await Promise.all(people.map(({ user }) => signInAs(server.config, user)));
        for (const [at, client] of clients.entries()) {
          client.accessToken = sessions[at % people.length]?.accessToken ?? null;
        }
      };
      await signIn();
      const renewal = setInterval(() => void signIn(), 4 * 60_000);
      const written = await CommentModel.countDocuments();
      const half = { seed: seed + stretch, operations: operations / stretches / 2, clients };
      const playing = Promise.all([
        play({ ...half, listingIds }),
        playElsewhere({ ...half, listingIds, businessIds, apis: [steady, killed] }),
      ]);
      // In the midst of them.
      await vi.waitUntil(async () => (await CommentModel.countDocuments()) > written + 20, {
        timeout: 5 * 60_000,
        interval: 250,
      });
      killed.signal('SIGKILL');
      await killed.exited;
      await playing;
      clearInterval(renewal);
      const events = await database().collection('events').estimatedDocumentCount();
      process.stdout.write(`stretch ${stretch + 1} of ${stretches}: ${events} events so far\n`);
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

/**
 * What happens outside of engagement: people register, search, discuss, review, publish and pause. As
 * with `play`, what a killed process did not answer may have happened or not.
 */
async function playElsewhere({
  seed: start,
  operations: count,
  clients,
  listingIds,
  businessIds,
  apis,
}: Play & { businessIds: readonly string[]; apis: readonly ApiProcess[] }): Promise<void> {
  const random = randomOf(start + 1_000);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const discussionIds: string[] = [];
  const acts: ((client: TestClient) => Promise<unknown>)[] = [
    async (client) => {
      const input = discussionOf('At random');
      const { data } = await client.request<{ payload: { discussion: { id: string } | null } }>(
        forumMutations.createDiscussion,
        { input },
      );
      if (data?.payload.discussion) discussionIds.push(data.payload.discussion.id);
    },
    (client) =>
      client.request(forumMutations.addDiscussionComment, {
        input: {
          discussionId: pick(discussionIds.length > 0 ? discussionIds : ['none']),
          body: documentOf('At random'),
          language: 'en',
        },
      }),
    (client) =>
      client.request('query ($words: String!) { search(query: $words, first: 1) { totalCount } }', {
        words: pick(['coffee', 'zzzz', 'table']),
      }),
    (client) =>
      client.request(mutationText('writeReview'), {
        input: reviewInput({ businessId: pick(businessIds), rating: pick([1, 3, 5]) }),
      }),
    (client) =>
      client.request(listingMutations.actOnListings, {
        input: { listingIds: [pick(listingIds)], action: pick(['publish', 'pause']) },
      }),
    () => signUpOf(createClient(pick(apis))),
  ];
  for (let done = 0; done < count; done += sideBySide) {
    const turn = Array.from({ length: Math.min(sideBySide, count - done) }, () =>
      pick(acts)(pick(clients)).catch(() => null),
    );
    await Promise.all(turn);
  }
}

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
          statistics(dateFrom: $from, dateUntil: $until, unit: $unit, comparison: YEAR, metrics: $metrics) {
            dateStarts series { metric total comparedTotal values comparedValues }
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
