import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient } from './testing/client.ts';
import { type FaultyEngine, startFaultyEngine } from './testing/faulty-engine.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { type ApiProcess, startProcess } from './testing/process.ts';
import { randomOf } from './testing/random.ts';
import { type SignUpOutcome, signUpOf } from './testing/sign-up.ts';

// What the platform promises when something below it fails, with real processes: whatever was
// acknowledged takes effect, once, and nobody has to help.

const hour = 3_600_000;
const clockAhead = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'testing/clock-ahead.ts')).href}`,
  CLOCK_AHEAD_MS: String(hour),
};

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** The seed of this run, printed so that a failure can be played again. */
function seeded(): () => number {
  const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31));
  process.stdout.write(`faults: FAULT_SEED=${seed}\n`);
  return randomOf(seed);
}

async function engineOfItsOwn(environment?: Record<string, string>): Promise<FaultyEngine> {
  const engine = await startFaultyEngine(environment);
  endings.push(() => engine.stop());
  return engine;
}

async function start(environment: Record<string, string>): Promise<ApiProcess> {
  const api = await startProcess(environment);
  endings.push(() => {
    api.signal('SIGKILL');
    return api.exited;
  });
  return api;
}

async function mailServer(): Promise<MailServer> {
  const server = await startMailServer();
  endings.push(() => server.stop());
  return server;
}

interface Signing {
  /** The addresses whose sign-up was acknowledged. */
  acknowledged: string[];
  /** The codes of those that were refused. */
  refused: string[];
  stop(): Promise<void>;
}

/** Signs people up, three at a time and at random moments, until it is stopped. */
function signUps(api: ApiProcess, random: () => number): Signing {
  const ending = new AbortController();
  const signing = { acknowledged: [] as string[], refused: [] as string[] };
  const one = async () => {
    while (!ending.signal.aborted) {
      const outcome = await signUpOf(createClient(api)).catch(
        (): SignUpOutcome => ({ code: 'NO_ANSWER' }),
      );
      if (outcome.email !== undefined) signing.acknowledged.push(outcome.email);
      else signing.refused.push(outcome.code);
      await delay(random() * 80);
    }
  };
  const all = Promise.all([one(), one(), one()]);
  return {
    ...signing,
    async stop() {
      ending.abort();
      await all;
    },
  };
}

/** Somebody who signed up now. */
async function signedUp(api: ApiProcess): Promise<string> {
  const { email, code } = await signUpOf(createClient(api));
  expect(code).toBeUndefined();
  return email ?? '';
}

/** Each address has an account and its two mails, sent once each. */
async function expectMails(
  { connection }: FaultyEngine,
  emails: readonly string[],
  timeout = 60_000,
) {
  const requests = connection.collection('mailRequests');
  const sent = { to: { $in: [...emails] }, status: 'SENT' };
  await expect.poll(() => requests.countDocuments(sent), { timeout }).toBe(emails.length * 2);
  expect(await requests.countDocuments({ to: { $in: [...emails] } })).toBe(emails.length * 2);
  expect(await connection.collection('outboxMails').countDocuments()).toBe(
    await requests.countDocuments(),
  );
  expect(await connection.collection('users').countDocuments({ email: { $in: [...emails] } })).toBe(
    emails.length,
  );
}

const readiness = async (api: ApiProcess) => {
  const began = performance.now();
  const { status } = await fetch(`${api.url}/readyz`);
  return { status, took: performance.now() - began };
};

describe('a full disk of the database', () => {
  test('is said and waited for, and everything acknowledged takes effect once there is room', async () => {
    const random = seeded();
    const engine = await engineOfItsOwn();
    const api = await start({ MONGODB_URL: engine.uri });
    const signing = signUps(api, random);
    await expect.poll(() => signing.acknowledged.length).toBeGreaterThan(5 + random() * 5);
    await engine.fillDisk(true);
    await expect.poll(async () => (await readiness(api)).status).toBe(503);
    expect((await readiness(api)).took).toBeLessThan(1_500);
    await expect.poll(() => signing.refused).toContain('UNAVAILABLE');
    // Longer than eight tries of a consumer take, after which it used to give an event up.
    await delay(14_000 + random() * 2_000);
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    await engine.fillDisk(false);
    await expect.poll(async () => (await readiness(api)).status).toBe(200);
    await signing.stop();
    expect(new Set(signing.refused)).toEqual(new Set(['UNAVAILABLE']));
    await expectMails(engine, signing.acknowledged);
    expect(await engine.connection.collection('givenUpEvents').countDocuments()).toBe(0);
    expect(await engine.connection.collection('jobs').countDocuments({ status: 'FAILED' })).toBe(0);
  }, 240_000);
});

describe('a database that is silent', () => {
  test('is said within a second, and everything acknowledged takes effect when it speaks again', async () => {
    const random = seeded();
    const engine = await engineOfItsOwn();
    const api = await start({ MONGODB_URL: engine.uri });
    const signing = signUps(api, random);
    await expect.poll(() => signing.acknowledged.length).toBeGreaterThan(5 + random() * 5);
    engine.freeze(true);
    for (let asked = 0; asked < 4; asked += 1) {
      const { status, took } = await readiness(api);
      expect({ status, isPrompt: took < 1_500 }).toEqual({ status: 503, isPrompt: true });
      await delay(3_000 + random() * 2_000);
    }
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    engine.freeze(false);
    await expect.poll(async () => (await readiness(api)).status).toBe(200);
    const before = signing.acknowledged.length;
    await expect.poll(() => signing.acknowledged.length).toBeGreaterThan(before + 3);
    await signing.stop();
    await expectMails(engine, signing.acknowledged);
  }, 240_000);
});

describe('a mail server that hangs', () => {
  test('stops no other work nor the process, and its mails go out quickly afterwards', async () => {
    const engine = await engineOfItsOwn();
    const mails = await mailServer();
    mails.isHanging = true;
    const environment = { MONGODB_URL: engine.uri, SMTP_URL: mails.url };
    let api = await start(environment);
    const jobs = engine.connection.collection('jobs');
    const requests = engine.connection.collection('mailRequests');
    for (let count = 0; count < 25; count += 1) await signedUp(api);
    await expect.poll(() => mails.hung).toBeGreaterThanOrEqual(5);
    const others = { status: 'PENDING', type: { $ne: 'send-mail' }, runAt: { $lt: new Date() } };
    await expect.poll(() => jobs.countDocuments(others), { timeout: 10_000 }).toBe(0);
    await expect.poll(() => requests.countDocuments()).toBe(50);

    const began = performance.now();
    api.signal('SIGTERM');
    expect(await api.exited).toBe(0);
    expect(performance.now() - began).toBeLessThan(9_000);

    api = await start(environment);
    await expect.poll(() => mails.hung).toBeGreaterThanOrEqual(10);
    mails.isHanging = false;
    await expect
      .poll(() => requests.countDocuments({ status: 'SENT' }), { timeout: 40_000 })
      .toBe(50);
    expect(mails.received).toHaveLength(50);
    expect(new Set(mails.received).size).toBe(50);
  }, 240_000);
});

describe('a clock that was an hour ahead', () => {
  test('keeps nothing waiting when the machine starts again with the right one', async () => {
    const engine = await engineOfItsOwn(clockAhead);
    const ahead = await start({ MONGODB_URL: engine.uri, ...clockAhead });
    const emails = [await signedUp(ahead)];
    ahead.signal('SIGKILL');
    await ahead.exited;
    await engine.restart();
    const api = await start({ MONGODB_URL: engine.uri });
    emails.push(await signedUp(api));
    await expectMails(engine, emails, 20_000);
  }, 240_000);

  test('keeps nothing waiting in another process, whichever of the two lives on', async () => {
    const engine = await engineOfItsOwn();
    const ahead = await start({ MONGODB_URL: engine.uri, ...clockAhead });
    const emails = [await signedUp(ahead)];
    const api = await start({ MONGODB_URL: engine.uri });
    for (let count = 0; count < 3; count += 1) {
      emails.push(await signedUp(ahead), await signedUp(api));
    }
    ahead.signal('SIGKILL');
    emails.push(await signedUp(api));
    await expectMails(engine, emails, 40_000);
  }, 240_000);
});
