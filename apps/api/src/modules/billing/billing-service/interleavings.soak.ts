import { type Person, buildPerson } from '../../../testing/world.ts';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventDocuments } from '../../../platform/outbox/event.model.ts';
import { allModules } from '../../../all-modules.ts';
import { expectErrorLog, loggedLines } from '../../../testing/logs.ts';
import { type BilledServer, startBilledServer } from '../billing-test-kit.ts';
import { checkEvents, playSchedule, type Stage } from './interleavings-test-kit.ts';

/**
 * The full count of random schedules, over HTTP to one server in this process. Crashes are simulated
 * here: the next transaction that is about to record its event is broken off, which is what the
 * database sees of a process that dies; `interleavings.test.ts` kills real ones. `SOAK_SCHEDULES`
 * plays fewer, `SOAK_SEED` begins elsewhere.
 */
const schedules = Number(process.env.SOAK_SCHEDULES ?? 10_000);
const firstSeed = Number(process.env.SOAK_SEED ?? 1);
const sideBySide = 8;

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer({ modules, config: { logLevel: 'error' } });
  server.sandbox.faults.callbackRepeats = 2;
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

/**
 * The server without what follows payments at a distance: mails, notifications and jobs, which would
 * be most of the work. `interleavings.test.ts` plays with all of them.
 */
const followers = new Set(['billing-invoices']);
const modules = allModules.map((module) => ({
  ...module,
  consumers: (module.consumers ?? []).filter(({ name }) => followers.has(name)),
  jobs: [],
}));

/** What the requests of a schedule record; the building of the next one is let be. */
const breakable: ReadonlySet<unknown> = new Set(['application.transitioned', 'payment.changed']);

/** Breaks off the next transaction of a request, for good. */
function breakOff(): () => void {
  const { toInsert } = eventDocuments;
  let isDue = false;
  eventDocuments.toInsert = (event) => {
    if (!isDue || !breakable.has(event.type)) return toInsert(event);
    isDue = false;
    throw new mongoose.mongo.MongoServerError({ message: 'The process died.', code: 11600 });
  };
  return () => {
    isDue = true;
  };
}

/** Adds to a failure what the server logged of the error it answered with. */
function tell(failure: Error): never {
  const errorId = /"errorId":"([^"]+)"/.exec(String(failure.cause))?.[1];
  const logged = errorId && loggedLines().find((line) => line.errorId === errorId);
  throw logged ? new Error(`${failure.message}\n${logged.err?.stack}`, failure) : failure;
}

it(
  `${schedules} random schedules pay once and activate once`,
  async () => {
    expectErrorLog(/The process died/);
    // A consumer that falls behind so many events is cut off and goes on from where it was.
    expectErrorLog(/The connection reads too slowly/);
    const stage: Stage = {
      config: server.config,
      admin: admin.user,
      api: () => server,
      crash: breakOff(),
    };
    let seed = firstSeed;
    const play = async () => {
      while (seed < firstSeed + schedules) {
        seed += 1;
        await playSchedule(stage, seed - 1).catch(tell);
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, play));
    expect(seed).toBe(firstSeed + schedules);
    await checkEvents();
  },
  8 * 3_600_000,
);
