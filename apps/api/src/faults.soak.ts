import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  clockAhead,
  endAll,
  engineOfItsOwn,
  expectMailsSent,
  mailServer,
  readiness,
  seeded,
  signUps,
  start,
} from './testing/faults/fault-kit.ts';

// Faults one after the other, in an order and at moments of a seed, under people who sign up at two
// processes: a database that is silent for a minute, a full disk, a mail server that hangs, a clock that
// is an hour ahead, and kills.

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 10);
const faults = [
  'silence',
  'full disk',
  'hanging mails',
  'killed database',
  'killed API',
  'clock ahead',
] as const;

afterEach(endAll);

test(`everything acknowledged takes effect, once and unaided, through ${rounds} faults`, {
  timeout: rounds * 240_000,
}, async () => {
  const random = seeded();
  const engine = await engineOfItsOwn();
  const mails = await mailServer();
  const environment = { MONGODB_URL: engine.uri, SMTP_URL: mails.url };
  const apis = [await start(environment), await start(environment)];
  const one = () => Math.floor(random() * apis.length);
  const pick = () => apis[one()] ?? { url: '' };
  const signing = signUps(pick, random);
  const replace = async (place: number, settings: Record<string, string>) => {
    apis[place]?.signal('SIGKILL');
    await apis[place]?.exited;
    apis[place] = await start(settings);
  };
  const more = async () => {
    const before = signing.acknowledged.length;
    await expect
      .poll(() => signing.acknowledged.length, { timeout: 120_000 })
      .toBeGreaterThan(before + 5 + random() * 5);
  };

  const play: Record<(typeof faults)[number], () => Promise<void>> = {
    async silence() {
      engine.freeze(true);
      const end = performance.now() + 60_000;
      while (performance.now() < end) {
        const { status, took } = await readiness(pick());
        expect({ status, isPrompt: took < 2_500 }).toEqual({ status: 503, isPrompt: true });
        await delay(5_000);
      }
      engine.freeze(false);
    },
    async 'full disk'() {
      await engine.fillDisk(true);
      await expect.poll(() => signing.refused.at(-1), { timeout: 30_000 }).toBe('UNAVAILABLE');
      await delay(20_000 + random() * 20_000);
      await engine.fillDisk(false);
    },
    async 'hanging mails'() {
      const before = mails.hung;
      mails.isHanging = true;
      await expect.poll(() => mails.hung, { timeout: 60_000 }).toBeGreaterThan(before + 4);
      await delay(20_000 + random() * 20_000);
      mails.isHanging = false;
    },
    async 'killed database'() {
      await engine.restart();
    },
    async 'killed API'() {
      await replace(one(), environment);
    },
    async 'clock ahead'() {
      const place = one();
      await replace(place, { ...environment, ...clockAhead });
      await more();
      await replace(place, environment);
    },
  };
  const order = faults.toSorted(() => random() - 0.5);
  for (let round = 0; round < rounds; round += 1) {
    // Each of them at least once, in an order of the seed; then any.
    const fault = order[round] ?? faults[Math.floor(random() * faults.length)] ?? 'silence';
    await more();
    const { acknowledged, refused } = signing;
    process.stdout.write(`${acknowledged.length} signed up, ${refused.length} not; ${fault}\n`);
    await play[fault]();
  }
  await more();
  await signing.stop();

  await expectMailsSent(engine, signing.acknowledged, 180_000);
  const { connection } = engine;
  expect(await connection.collection('givenUpEvents').countDocuments()).toBe(0);
  expect(await connection.collection('jobs').countDocuments({ status: 'FAILED' })).toBe(0);
  // Two mails for each address, whatever was sent again having the name it had before.
  const received = new Map<string, Set<string>>();
  for (const [at, id] of mails.received.entries()) {
    const to = mails.recipients[at] ?? '';
    received.set(to, (received.get(to) ?? new Set()).add(id));
  }
  const wrong = signing.acknowledged.filter((email) => received.get(email)?.size !== 2);
  expect(wrong).toEqual([]);
});
