import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestCardName, testCards } from '../cards.ts';
import { type BillingSandboxOptions, startBillingSandbox } from '../server.ts';

export const token = 'a token for tests';
export const callbackSecret = 'a secret for tests that is long enough';

/** A callback as it came. */
export interface Received {
  body: string;
  signature: string;
}

/** A receiver of callbacks; `status` is what it answers. */
export async function startReceiver(): Promise<{
  url: string;
  status: number;
  received: Received[];
  stop(): void;
}> {
  const receiver = { url: '', status: 200, received: [] as Received[], stop };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      receiver.received.push({ body, signature: String(request.headers['billing-signature']) });
      response.statusCode = receiver.status;
      response.end();
    });
  });
  function stop(): void {
    server.close();
    server.closeAllConnections();
  }
  await new Promise<void>((resolve) => server.listen(0, resolve));
  receiver.url = `http://localhost:${(server.address() as AddressInfo).port}/billing/callback`;
  return receiver;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A sandbox on a free port, with callbacks that are repeated soon. */
export const startSandbox = (options: Partial<BillingSandboxOptions> = {}) =>
  startBillingSandbox({
    port: 0,
    token,
    returnUrl: 'http://localhost:4999/result',
    cancelUrl: 'http://localhost:4999/account',
    callbackUrl: 'http://localhost:9/nobody',
    callbackSecret,
    firstRetry: 10,
    ...options,
  });

/** Calls the sandbox with the token, or another. */
export async function call(
  url: string,
  path: string,
  payload: unknown,
  bearer = token,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return { status: response.status, answer: await response.json() };
}

export const person = {
  IsPerson: true,
  CompanyName: '',
  firstname: 'Ana',
  lastname: 'Torres',
  subsidiary: 5,
  email: 'ana@example.com',
  phone: '0000000000',
  user_id: 'user-1',
};

const payer = {
  isAdmin: false,
  application_id: 'application-1',
  user_id: 'user-1',
  customerId: 'customer-1',
  plan_id: 'business',
};

export const button = {
  ...payer,
  name: 'Membresía <Empresas>',
  description: 'Finca La Esperanza',
  currency: 'cop',
  country: 'CO',
  total: 142_800.5,
  subtotal: 120_000.42,
  taxtotal: 22_800.08,
};

/** Adds an item to pay. */
export async function addItem(url: string): Promise<{ itemId: string; url: string }> {
  const { answer } = await call(url, '/payment/createbtn', button);
  return answer as { itemId: string; url: string };
}

/** Sends the pay page's form; a redirect is given back, not followed. */
export const submit = (payUrl: string, fields: Record<string, string>) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Pays on the page with a test card; gives the reference it returns with, or null. */
export async function pay(payUrl: string, card: TestCardName): Promise<string | null> {
  const { number } = testCards[card];
  const response = await submit(payUrl, { number, expiry: '12/99', cvc: '123', holder: 'Ana' });
  const location = response.headers.get('location');
  return location ? new URL(location).searchParams.get('ref_code') : null;
}

export const confirmationOf = (ref_code: string | null) => ({
  ...payer,
  ref_code,
  pg_name: 'epayco',
});
