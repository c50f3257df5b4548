import { startBillingSandbox, type BillingSandbox } from '@wiki/billing-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import mongoose from 'mongoose';
import { connectDatabase } from '../../../platform/database/connect.ts';
import { buildUser } from '../../../testing/factories.ts';
import { type ApiProcess, startProcess } from '../../../testing/process.ts';
import { testConfig } from '../../../testing/server.ts';
import { callbackSecret } from '../billing-test-kit.ts';
import { acceptFirstPrices } from '../plans/plan.service.ts';
import { checkEvents, playSchedule, type Stage } from './interleavings-test-kit.ts';

/** The full count is played by `npm run test:soak`. */
const schedules = 25;
const sideBySide = 5;

/** Many times what it takes: a busy machine is late and not wrong. */
const patience = 900_000;

const token = 'a token for tests';
const config = testConfig();
let sandbox: BillingSandbox;
let environment: Record<string, string>;
const processes: ApiProcess[] = [];
const alive = () => {
  const found = processes[Math.floor(Math.random() * processes.length)];
  if (!found) throw new Error('No process is alive.');
  return found;
};

beforeAll(async () => {
  sandbox = await startBillingSandbox({
    port: 0,
    token,
    returnUrl: 'http://localhost/result',
    callbackUrl: () => `${alive().url}/billing/callback`,
    callbackSecret,
    firstRetry: 50,
    faults: { callbackDelay: 100, callbackRepeats: 2 },
  });
  environment = {
    MONGODB_URL: config.mongodbUrl ?? '',
    BILLING_URL: sandbox.url,
    BILLING_TOKEN: token,
    BILLING_CALLBACK_SECRET: callbackSecret,
  };
  processes.push(await startProcess(environment), await startProcess(environment));
  await connectDatabase(config.mongodbUrl ?? '');
  await acceptFirstPrices(true);
}, patience);

afterAll(async () => {
  await sandbox.stop();
  for (const child of processes) child.signal('SIGKILL');
  await Promise.all(processes.map(({ exited }) => exited));
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

/** Kills a process in the middle of whatever it does and starts another; one at a time. */
function killer(): { crash: () => void; rested: () => Promise<void> } {
  let replacing: Promise<void> | null = null;
  const replace = async () => {
    const victim = processes.shift();
    victim?.signal('SIGKILL');
    await victim?.exited;
    processes.push(await startProcess(environment));
  };
  return {
    crash: () => {
      replacing ??= replace().finally(() => {
        replacing = null;
      });
    },
    rested: async () => replacing ?? undefined,
  };
}

it(
  `${schedules} random schedules, with processes killed at random, pay once and activate once`,
  async () => {
    const admin = await buildUser({ memberType: 'wikiAdmin' });
    const { crash, rested } = killer();
    const stage: Stage = { config, admin, api: alive, crash };
    const waiting = Array.from({ length: schedules }, (_, index) => index + 1);
    const play = async () => {
      for (let seed = waiting.shift(); seed; seed = waiting.shift())
        await playSchedule(stage, seed);
    };
    await Promise.all(Array.from({ length: sideBySide }, play));
    expect(waiting).toEqual([]);
    await checkEvents();
    await rested();
  },
  patience,
);
