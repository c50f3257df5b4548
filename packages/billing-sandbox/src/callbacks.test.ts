import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Faults } from './faults.ts';
import { signCallback } from './signature.ts';
import { addItem, callbackSecret, pay, startReceiver, startSandbox } from './testing/sandbox.ts';

const receiver = await startReceiver();
beforeEach(() => {
  receiver.received = [];
  receiver.status = 200;
});
afterAll(() => receiver.stop());

async function start(faults: Partial<Faults> = {}) {
  const sandbox = await startSandbox({ callbackUrl: () => receiver.url, faults });
  onTestFinished(() => sandbox.stop());
  const { url } = await addItem(sandbox.url);
  return { sandbox, url };
}

/** Whether a callback carries the signature of its body, at the time it names. */
function isSigned({ body, signature }: { body: string; signature: string }): boolean {
  const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
  return signCallback(callbackSecret, body, new Date(seconds * 1_000)) === signature;
}

const bodies = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as { status: string; total: number });

test('approved and rejected transactions are told of once, signed', async () => {
  const { url } = await start();
  await pay(url, 'rejected');
  await expect.poll(bodies).toMatchObject([{ status: 'rejected' }]);
  await pay(url, 'approved');
  await expect
    .poll(bodies)
    .toMatchObject([{ status: 'rejected' }, { status: 'approved', total: 142_800.5 }]);
  expect(receiver.received.every(isSigned)).toBe(true);
});

test('of the silent card nothing is told', async () => {
  const { url } = await start();
  await pay(url, 'silent');
  await pay(url, 'approved');
  await expect.poll(bodies).toMatchObject([{ status: 'approved' }]);
});

test('a callback is repeated until it is acknowledged', async () => {
  const { url } = await start();
  receiver.status = 503;
  await pay(url, 'approved');
  await expect.poll(() => receiver.received.length).toBeGreaterThan(2);
  receiver.status = 204;
  const before = receiver.received.length;
  await expect.poll(() => receiver.received.length).toBe(before + 1);
  expect(receiver.received.every(isSigned)).toBe(true);
});

test('the faults: repeats, wrong amounts, forged signatures, delays', async () => {
  const { sandbox, url } = await start({ callbackRepeats: 3, wrongAmount: true });
  await pay(url, 'rejected');
  await expect.poll(() => bodies().map(({ total }) => total)).toEqual(Array(3).fill(142_801.5));
  expect(receiver.received.every(isSigned)).toBe(true);

  receiver.received = [];
  Object.assign(sandbox.faults, { callbackRepeats: 1, wrongAmount: false, forgedSignature: true });
  await pay(url, 'rejected');
  await expect.poll(() => receiver.received.map(isSigned)).toEqual([false]);

  receiver.received = [];
  Object.assign(sandbox.faults, { forgedSignature: false, callbackDelay: 60_000 });
  await pay(url, 'rejected');
  sandbox.faults.callbackDelay = 0;
  await pay(url, 'approved');
  await expect.poll(bodies).toMatchObject([{ status: 'approved' }]);
});
