import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOnConsole } from './console-test-kit.ts';
import { databasePassword } from '../config.ts';
import { startOwnDatabase } from '../platform/database/own-database.ts';
import { copyDemo } from '../testing/samples/demo.ts';
import { testConfig } from '../testing/server.ts';

const config = testConfig();
const uri = config.mongodbUrl ?? '';
const name = new URL(uri).pathname.slice(1);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wiki-transfer-'));
  await copyDemo(config);
}, 600_000);

afterAll(async () => {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  await client.db(name).dropDatabase();
  await client.close();
  await rm(folder, { recursive: true });
  await rm(config.dataDir, { recursive: true, force: true });
});

/** Runs the program as npm does; rejects with what it wrote when it fails. */
async function transfer(args: string[], environment: Record<string, string>): Promise<string> {
  const { code, output } = await runOnConsole('transfer', args, environment);
  if (code !== 0) throw new Error(output);
  return output;
}

/** Every collection of the platform's database with its indexes, the documents byte for byte. */
async function contents(server: string): Promise<Record<string, unknown>> {
  const client = await mongoose.mongo.MongoClient.connect(server);
  try {
    const db = client.db(name);
    const found: Record<string, unknown> = {};
    for (const { name: collection } of await db.listCollections().toArray()) {
      const docs = (await db
        .collection(collection)
        .find({}, { raw: true })
        .toArray()) as unknown as Buffer[];
      const indexes = await db.collection(collection).listIndexes().toArray();
      found[collection] = { indexes, docs: docs.map((doc) => doc.toString('base64')).toSorted() };
    }
    return found;
  } finally {
    await client.close();
  }
}

test('the demonstration goes through a dump into another installation', async () => {
  const dumped = join(folder, 'dump');
  expect(await transfer(['dump', dumped], { MONGODB_URL: uri })).toMatch(
    /documents of \d+ collections were dumped/,
  );
  const installation = { DATA_DIR: join(folder, 'data') };
  await transfer(['restore', dumped], installation);
  await expect(transfer(['restore', dumped], installation)).rejects.toThrow(/--drop/);
  const installed = { ...config, dataDir: installation.DATA_DIR, mongodbUrl: null };
  const engine = await startOwnDatabase(installed, databasePassword(installed));
  try {
    const expected = await contents(uri);
    expect(Object.keys(expected).length).toBeGreaterThan(20);
    expect(await contents(engine.uri)).toEqual(expected);
    // The engine is dumped while it runs, and is not restored over.
    await transfer(['dump', join(folder, 'again')], installation);
    await expect(transfer(['restore', dumped, '--drop'], installation)).rejects.toThrow(
      /in use|using/,
    );
  } finally {
    await engine.stop();
  }
}, 600_000);
