import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendAudit } from '../platform/audit/audit-chain.ts';
import type { AuditRecord } from '../platform/audit/audit.model.ts';
import { database } from '../platform/database/connect.ts';
import { runOnConsole } from './console-test-kit.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// One for all: the first command prepares its database, which takes longer than any of them.
let dataDir: string;
const dump = join(tmpdir(), `wiki-command-dump-${randomUUID()}`);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wiki-command-'));
});
afterAll(async () => {
  for (const folder of [dataDir, dump]) await rm(folder, { recursive: true, force: true });
});

/** Runs a command of the console on a data folder, and notes how its engine is entered meanwhile. */
const run = (name: string, ...args: string[]) => runIn({}, name, ...args);

/** The same with other settings. */
async function runIn(settings: NodeJS.ProcessEnv, name: string, ...args: string[]) {
  const state = { isRunning: true };
  const ended = runOnConsole(name, args, { DATA_DIR: dataDir, ...settings }).finally(() => {
    state.isRunning = false;
  });
  let address = '';
  while (state.isRunning) {
    address ||= await readFile(join(dataDir, 'db.address'), 'utf8').catch(() => '');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ...(await ended), password: address && new URL(address).password };
}

const ownPassword = () => readFile(join(dataDir, 'database-password'), 'utf8');

describe('a command beside a data folder whose engine sleeps', () => {
  test.each([
    ['admin', ['--email', 'ana@example.org'], 'is an administrator'],
    ['audit-verify', [], 'The audit log is whole'],
    ['demo-remove', ['--yes'], 'There is no demonstration here'],
    ['events', ['--given-up'], 'Nothing was given up'],
    ['statistics-rebuild', [], 'days were counted'],
    ['transfer', ['dump', dump], 'documents of'],
  ])(
    '%s wakes it with the password of the folder, and nothing else opens it',
    async (name, args, says) => {
      const { code, output, password } = await run(name, ...args);
      expect(output).toContain(says);
      expect(code).toBe(0);
      expect(password).toHaveLength(64);
      expect(password).toBe(await ownPassword());
    },
  );
});

describe('the audit log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const acts = ['add', 'change', 'remove'].map((change) => ({
      _id: new Types.ObjectId(),
      action: 'blacklist.changed',
      actorId: 'a1',
      targets: { entryId: 'e1' },
      details: { change },
      at: new Date(),
    }));
    await appendAudit(acts);
  });
  afterAll(() => server.stop());

  const records = () => database().collection<AuditRecord>('auditRecords');
  const alterations: Record<string, (second: AuditRecord) => Promise<unknown>> = {
    'Record 2 (id) was changed.': ({ _id }) =>
      records().updateOne({ _id }, { $set: { 'details.change': 'chance' } }),
    'Record 2 was removed.': ({ _id }) => records().deleteOne({ _id }),
    'Record 4 (id) was inserted.': (second) =>
      records().insertOne({ ...second, _id: new Types.ObjectId(), number: 4 }),
  };
  test.each(Object.entries(alterations))('is read by the command: %s', async (says, alter) => {
    const before = await records().find().toArray();
    const second = before.find(({ number }) => number === 2);
    if (!second) throw new Error('There is no second record.');
    await alter(second);
    const { code, output } = await runIn(
      { MONGODB_URL: String(server.config.mongodbUrl) },
      'audit-verify',
    );
    expect(output.replace(/\([0-9a-f]{24}\)/, '(id)')).toContain(says);
    expect(code).toBe(1);
    await records().deleteMany({});
    await records().insertMany(before);
  });
});

test.each([
  ['audit-verify', ['everything'], 'It takes no arguments.'],
  ['demo-remove', [], 'Nothing was removed.'],
  ['transfer', ['dump'], 'Name the folder'],
])('%s says how it is used, before it opens anything', async (name, args, says) => {
  const { code, output, password } = await run(name, ...args);
  expect(output).toContain(says);
  expect(code).toBe(1);
  expect(password).toBe('');
});
