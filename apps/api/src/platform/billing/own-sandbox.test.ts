import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCards } from '@wiki/billing-sandbox';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freshDatabaseUrl, testConfig } from '../../testing/server.ts';
import { watchLogs } from '../../testing/logs.ts';
import { startProcess } from '../../testing/process.ts';
import { billingClient } from './billing-client.ts';
import { verifyCallback } from './billing-callback.ts';
import type { Transaction } from './billing-transaction.ts';
import { startOwnSandbox } from './own-sandbox.ts';

watchLogs();
const dataDir = mkdtempSync(join(tmpdir(), 'wiki-sandbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const config = testConfig({
  dataDir,
  port: 5000,
  baseUrl: 'http://127.0.0.1:5000',
});

const button = {
  name: 'Membresía',
  description: 'Un mes',
  isAdmin: false,
  application_id: null,
  user_id: 'user-1',
  customerId: 'customer-1',
  plan_id: 'business',
  totalMinor: 119_000_00,
  subtotalMinor: 100_000_00,
  taxMinor: 19_000_00,
};

/** A server that reads the callbacks it gets. */
async function startReceiver(settings: Parameters<typeof verifyCallback>[0]) {
  const told: (Transaction | null)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['billing-signature'];
      told.push(verifyCallback(settings, Buffer.concat(chunks), String(signature)));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { told, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test('a payment goes from the button over the page to the confirmation and the callback', async () => {
  let serverUrl = '';
  const sandbox = await startOwnSandbox(config, 0, {
    token: 'a token',
    callbackSecret: 'a secret that both sides know',
    serverUrl: () => serverUrl,
  });
  onTestFinished(() => sandbox.stop());
  const settings = { ...config, ...sandbox.settings };
  const receiver = await startReceiver(settings);
  serverUrl = receiver.url;
  const client = billingClient(settings);

  const pay = await client.createPayButton(button);
  expect(pay?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/item_/);
  const fields = { number: testCards.approved.number, expiry: '12/99', cvc: '123', holder: 'Ana' };
  const paid = await fetch(pay?.url ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const back = new URL(paid.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(
    'http://127.0.0.1:5000/become-a-business-member/payment/result',
  );
  const ref_code = back.searchParams.get('ref_code') ?? '';

  const { user_id, customerId, plan_id } = button;
  const confirmed = await client.confirmPayment({
    ref_code,
    application_id: null,
    user_id,
    isAdmin: false,
    customerId,
    plan_id,
  });
  expect(confirmed).toMatchObject({
    refCode: ref_code,
    status: 'approved',
    amountMinor: 119_000_00,
    currency: 'COP',
    cardNumber: '•••• 0326',
    applicationId: null,
  });
  const info = await client.paymentInfo({ customerId, itemId: pay?.itemId ?? '' });
  expect(info).toEqual(confirmed);
  await expect.poll(() => receiver.told).toEqual([confirmed]);
});

test('a server whose sandbox has no port says so and does not start', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const starting = startProcess({
    MONGODB_URL: freshDatabaseUrl(),
    BILLING_SANDBOX_PORT: String(port),
  });
  await expect(starting).rejects.toThrow(
    `Port ${port}, meant for the billing sandbox, is taken by another process`,
  );
});
