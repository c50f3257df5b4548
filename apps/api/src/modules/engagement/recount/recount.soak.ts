import { buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { abortOnce } from '../../../testing/faults/abort-once.ts';
import { buildBusiness, buildMember, buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { countsOf, inconsistentComments, play } from './recount-test-kit.ts';

/**
 * The full count of random operations, over HTTP to one server in this process, with transactions
 * that break off; `recount.test.ts` kills a process. `SOAK_OPERATIONS` plays fewer, `SOAK_SEED`
 * begins elsewhere.
 */
const operations = Number(process.env.SOAK_OPERATIONS ?? 5_000);
const firstSeed = Number(process.env.SOAK_SEED ?? 1);
const perRound = 200;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it(
  'equal a recount after every round of random operations',
  async () => {
    const business = await buildBusiness();
    await buildMember(business);
    const people = [
      await buildPerson(server, { memberType: 'wikiAdmin' }),
      ...(await Promise.all(Array.from({ length: 12 }, () => buildPerson(server)))),
    ];
    const clients = people.map(({ client }) => client);
    const listingIds: string[] = [];
    for (let round = 0; round < operations / perRound; round += 1) {
      listingIds.push((await buildProduct({ business }))._id.toHexString());
      const aborted = abortOnce();
      const seed = firstSeed + round;
      await play({ seed, operations: perRound, clients, listingIds });
      aborted.mockRestore();
      for (const listingId of listingIds) {
        const { stored, recount } = await countsOf(listingId);
        expect(stored, `seed ${seed}`).toEqual(recount);
      }
      expect(await inconsistentComments(), `seed ${seed}`).toEqual([]);
    }
    expect(await EventModel.countDocuments({ type: 'comment.changed' })).toBeGreaterThan(0);
  },
  operations * 200 + 60_000,
);
