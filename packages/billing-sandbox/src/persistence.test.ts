import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import {
  addItem,
  call,
  callbackSecret,
  confirmationOf,
  pay,
  person,
  startReceiver,
  startSandbox,
  token,
} from './testing/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'wiki-billing-'));
const receiver = await startReceiver();
afterAll(() => {
  receiver.stop();
  rmSync(folder, { recursive: true });
});

/** The sandbox as a process of its own. */
async function startProcess(dataFile: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      BILLING_SANDBOX_PORT: '0',
      BILLING_SANDBOX_FILE: dataFile,
      BILLING_TOKEN: token,
      BILLING_CALLBACK_SECRET: callbackSecret,
      BILLING_CALLBACK_URL: receiver.url,
      BILLING_RETURN_URL: 'http://localhost:4999/result',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /is ready on (http:\S+)/.exec(line)?.[1];
    if (url) return { url, kill: (signal: NodeJS.Signals) => child.kill(signal), exited };
  }
  throw new Error('The sandbox ended before it was ready.');
}

test('a killed sandbox knows everything again and goes on with its callbacks', async () => {
  const dataFile = join(folder, 'deep', 'sandbox.jsonl');
  const first = await startProcess(dataFile);
  receiver.status = 500;
  const customer = await call(first.url, '/user', person);
  const { itemId, url } = await addItem(first.url);
  const rejected = await pay(url, 'rejected');
  const approved = await pay(url, 'approved');
  first.kill('SIGKILL');
  await first.exited;
  // As if the process had died in the middle of a line.
  appendFileSync(dataFile, '{"kind":"attempt","attempt":{"ref_c');

  receiver.status = 200;
  receiver.received = [];
  const second = await startProcess(dataFile);
  expect(await call(second.url, '/user', person)).toEqual(customer);
  const told = await call(second.url, '/payment/confirm', confirmationOf(approved));
  expect(told.answer).toMatchObject({ itemId, status: 'approved' });
  expect(await pay(`${second.url}/pay/${itemId}`, 'approved')).toBeNull();
  const references = () =>
    receiver.received.map(({ body }) => (JSON.parse(body) as { ref_code: string }).ref_code);
  await expect.poll(() => new Set(references())).toEqual(new Set([rejected, approved]));
  second.kill('SIGTERM');
  expect(await second.exited).toEqual([0, null]);

  const third = await startSandbox({ dataFile, callbackUrl: receiver.url });
  const { url: another } = await addItem(third.url);
  const last = await pay(another, 'approved');
  await expect.poll(references).toHaveLength(3);
  expect(references()[2]).toBe(last);
  await third.stop();
});

test('no number of a card is kept, and only the owner may read the file', async () => {
  const dataFile = join(folder, 'masked.jsonl');
  const sandbox = await startSandbox({ dataFile });
  const { url } = await addItem(sandbox.url);
  await pay(url, 'approved');
  await sandbox.stop();
  const kept = readFileSync(dataFile, 'utf8');
  expect(kept).toContain('•••• 0326');
  expect(kept.replaceAll(/\s/g, '')).not.toContain('4575623182290326');
});

test('a file that is something else is left alone and named', async () => {
  const dataFile = join(folder, 'other.txt');
  writeFileSync(dataFile, 'a letter\n');
  await expect(startSandbox({ dataFile })).rejects.toThrow('Line 1 of');
  expect(readFileSync(dataFile, 'utf8')).toBe('a letter\n');
});

test('a port that is taken is said', async () => {
  const sandbox = await startSandbox();
  const port = Number(new URL(sandbox.url).port);
  await expect(startSandbox({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await sandbox.stop();
});
