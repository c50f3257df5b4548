import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { callbackSecret, sendCallback } from './modules/billing/billing-test-kit.ts';
import {
  clockAhead,
  endAll,
  engineOfItsOwn,
  expectMailsSent,
  mailServer,
  readiness,
  seeded,
  signedUp,
  signUps,
  start,
} from './testing/faults/fault-kit.ts';
import type { FaultyEngine } from './testing/faults/faulty-engine.ts';

// What the platform promises when something below it fails, with real processes: whatever was
// acknowledged takes effect, once, and nobody has to help. At random and for longer: faults.soak.ts.

afterEach(endAll);

/** Each address has its two mails, which lie in the local outbox once each. */
async function expectMails(
  engine: FaultyEngine,
  emails: readonly string[],
  timeout?: number,
): Promise<void> {
  await expectMailsSent(engine, emails, timeout);
  const [outbox, requests] = ['outboxMails', 'mailRequests'].map((name) =>
    engine.connection.collection(name).countDocuments(),
  );
  expect(await outbox).toBe(await requests);
}

describe('a full disk of the database', () => {
  test('is said and waited for, and everything acknowledged takes effect once there is room', async () => {
    const random = seeded();
    const engine = await engineOfItsOwn();
    const api = await start({ MONGODB_URL: engine.uri });
    const signing = signUps(() => api, random);
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

/** A payment that the billing service tells of, of which nobody here knows. */
const unknownPayment = {
  ref_code: 'R-1',
  itemId: 'I-1',
  status: 'approved',
  total: 119,
  taxtotal: 19,
  currency: 'usd',
  method: 'card',
  date: '2026-11-02T15:00:00Z',
  customerId: 'C-1',
  user_id: 'U-1',
  plan_id: 'P-1',
};

describe('a database that is silent', () => {
  test('is said within a second, and everything acknowledged takes effect when it speaks again', async () => {
    const random = seeded();
    const engine = await engineOfItsOwn();
    const api = await start({ MONGODB_URL: engine.uri, BILLING_CALLBACK_SECRET: callbackSecret });
    const signing = signUps(() => api, random);
    await expect.poll(() => signing.acknowledged.length).toBeGreaterThan(5 + random() * 5);
    engine.freeze(true);
    for (let asked = 0; asked < 4; asked += 1) {
      const { status, took } = await readiness(api);
      expect({ status, isPrompt: took < 1_500 }).toEqual({ status: 503, isPrompt: true });
      await delay(3_000 + random() * 2_000);
    }
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    // The billing service is told to repeat its callback, which is judged once it can be.
    expect(await sendCallback(api, unknownPayment)).toBe(503);
    engine.freeze(false);
    await expect.poll(async () => (await readiness(api)).status).toBe(200);
    expect(await sendCallback(api, unknownPayment)).toBe(409);
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
