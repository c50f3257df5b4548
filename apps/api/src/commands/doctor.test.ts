import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOnConsole } from './console-test-kit.ts';
import { examineClock } from '../platform/doctor/examine-services.ts';
import { type MailServer, startMailServer } from '../testing/services/mail-server.ts';
import { startS3, type TestS3 } from '../testing/services/s3.ts';
import { freshDatabaseUrl, startTestServer } from '../testing/server.ts';

const jwtSecret = 'q7Lm2xVb9TzR4kWc8NfY1hJd5GsP3aXe';

let folder: string;
let mail: MailServer;
let s3: TestS3;
const billing = createServer((_request, response) => response.writeHead(404).end());
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wiki-doctor-'));
  [mail, s3] = await Promise.all([startMailServer(), startS3()]);
  await new Promise<void>((resolve) => billing.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  billing.close();
  await Promise.all([mail.stop(), s3.stop()]);
  await rm(folder, { recursive: true });
});

/** What the doctor says of these settings, and how it ends. */
const ask = async (environment: Record<string, string>) => {
  const settings = { NODE_ENV: undefined, DATA_DIR: folder, ...environment };
  const { code, output: text } = await runOnConsole('doctor', [], settings);
  return { code, text };
};

test('an installation that is whole has no fault, and each part is named', async () => {
  const { port } = billing.address() as AddressInfo;
  const { code, text } = await ask({
    JWT_SECRET: jwtSecret,
    MONGODB_URL: freshDatabaseUrl(),
    SMTP_URL: mail.url,
    BILLING_URL: `http://127.0.0.1:${port}`,
    BILLING_TOKEN: 'billing-token',
    S3_ENDPOINT: s3.config.endpoint ?? '',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SCAN_COMMAND: 'true',
  });
  for (const part of [
    'Scanner',
    'Database',
    'Clock',
    'Mail',
    'Billing',
    'Files',
    'Secrets',
    'Data folder',
    'Ports',
  ]) {
    expect(text).toContain(`✓ ${part}: `);
  }
  expect(text).toContain('Faults: 0');
  expect(code).toBe(0);
});

test('what is wrong is said with how to mend it, and never a secret', async () => {
  const { code, text } = await ask({
    NODE_ENV: 'production',
    BASE_URL: 'http://wiki.example.com',
    JWT_SECRET: 'change-me-change-me-change-me-hunter2',
    MONGODB_URL:
      'mongodb://ana:hunter2@127.0.0.1:1/wiki?replicaSet=rs0&serverSelectionTimeoutMS=300',
    SMTP_URL: 'smtp://ana:hunter2@127.0.0.1:1',
    BILLING_URL: 'https://127.0.0.1:1',
    BILLING_TOKEN: 'hunter2',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'hunter2',
    S3_SECRET_ACCESS_KEY: 'hunter2',
    SCAN_COMMAND: 'no-such-scanner',
    TRACES_URL: 'http://127.0.0.1:1/v1/traces',
    TRUSTED_DOCUMENTS: '/proc/none.json',
  });
  for (const part of ['Scanner', 'Address', 'Secrets', 'Database', 'Mail', 'Billing', 'Files']) {
    expect(text).toContain(`✗ ${part}: `);
  }
  expect(text).toContain('✗ Documents: ');
  expect(text).toContain('/proc/none.json cannot be read (ENOENT)');
  expect(text).toContain('! Traces: The collector at 127.0.0.1:1 cannot be reached');
  expect(text).not.toContain('hunter2');
  expect(text).toContain('begin BASE_URL with https://');
  expect(code).toBe(1);
});

test('settings that cannot be read are a fault of their own', async () => {
  const { code, text } = await ask({ PORT: '70000', MONGODB_URL: 'postgres://ana:hunter2@db' });
  expect(text).toMatch(/✗ Settings: .*PORT must be a port/s);
  expect(text).not.toContain('hunter2');
  expect(code).toBe(1);
});

test('a database that is to search and does not is a fault', async () => {
  const searching = { JWT_SECRET: jwtSecret, SEARCH_INDEX: 'database' };
  const { code, text } = await ask({ ...searching, MONGODB_URL: freshDatabaseUrl() });
  expect(text).toContain('✗ Search: ');
  expect(code).toBe(1);
  const without = await ask(searching);
  expect(without.text).toContain('MONGODB_URL is required with SEARCH_INDEX=database');
});

test('a data folder that is open to everybody is told of', async () => {
  await chmod(folder, 0o755);
  const { code, text } = await ask({ JWT_SECRET: jwtSecret });
  expect(text).toContain('! Data folder: ');
  expect(code).toBe(0);
});

test('files in another folder than the database knows are told of', async () => {
  const server = await startTestServer();
  const beside = { JWT_SECRET: jwtSecret, MONGODB_URL: server.config.mongodbUrl ?? '' };
  const elsewhere = await ask(beside);
  const there = await ask({ ...beside, DATA_DIR: server.config.dataDir });
  await server.stop();
  expect(elsewhere.text).toContain('! Files: The files of this database are in another folder');
  expect(there.text).not.toContain('! Files: ');
});

test('a data folder that cannot be made is told of at once', async () => {
  const { code, text } = await ask({ JWT_SECRET: jwtSecret, DATA_DIR: '/proc/none/wiki' });
  expect(text).toContain('✗ Data folder: /proc/none/wiki cannot be written (ENOENT).');
  expect(code).toBe(1);
  // Without a secret in the settings one is to be made in that folder before anything else.
  const unset = await ask({ DATA_DIR: '/proc/none/wiki' });
  expect(unset.text).toContain('DATA_DIR must be a folder this process may write to');
  expect(unset.code).toBe(1);
});

test('a port that another process has is named with its setting, one of ours is not', async () => {
  const { port } = billing.address() as AddressInfo;
  const taken = await ask({ JWT_SECRET: jwtSecret, PORT: String(port) });
  expect(taken.text).toContain(`✗ Ports: ${port} is taken by another process.`);
  expect(taken.text).toContain('set a free one as PORT');
  expect(taken.code).toBe(1);
  const server = await startTestServer();
  const own = new URL(server.url).port;
  const running = await ask({ JWT_SECRET: jwtSecret, PORT: own });
  await server.stop();
  expect(running.text).toContain(`✓ Ports: A server of this platform already listens on ${own}.`);
  const free = await ask({ JWT_SECRET: jwtSecret, PORT: own });
  expect(free.text).toContain(`✓ Ports: Free: ${own}, `);
});

test('a port that two settings name is told of', async () => {
  const METRICS_TOKEN = `${jwtSecret}-for-figures`;
  const { text } = await ask({
    JWT_SECRET: jwtSecret,
    PORT: '4199',
    METRICS_PORT: '4199',
    METRICS_TOKEN,
  });
  expect(text).toContain('✗ Ports: PORT and METRICS_PORT are both 4199.');
});

test.each([
  [3, 'fine'],
  [-20, 'warning'],
  [3_600, 'fault'],
])('a clock that is %i s off is %s', (seconds, state) => {
  const now = new Date();
  expect(examineClock(new Date(now.getTime() - seconds * 1000), now).state).toBe(state);
});
