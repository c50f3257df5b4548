import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { inject, vi } from 'vitest';
import type { Config } from '../config.ts';
import { openDatabase } from '../server.ts';

interface TemplateNote {
  _id: string;
  isWhole: boolean;
}

const duplicateKey = 11_000;

/**
 * Gives a new database the shape that the migrations of all modules leave, by copying one that was
 * made once a run: a third of a second less for each of hundreds of files. One that holds something
 * stays as it is. A real MongoDB has no such command, nor has an engine of a test's own the template;
 * there every server migrates its own.
 */
export async function copyTemplate(url: string): Promise<void> {
  const isOfRun = new URL(url).host === new URL(inject('mongoUri')).host;
  if (!inject('copiesDatabases') || !isOfRun || !(await isEmpty(url))) return;
  await copyOnceMade('test-template', url, async (template) => {
    await openDatabase(template);
    await mongoose.disconnect();
  });
}

async function isEmpty(url: string): Promise<boolean> {
  const client = await mongoose.mongo.MongoClient.connect(url);
  try {
    return (await client.db().listCollections({}, { nameOnly: true }).toArray()).length === 0;
  } finally {
    await client.close();
  }
}

/**
 * Gives a new database and its data folder what a filling leaves, which is made once a run: the
 * demonstration takes a minute of a busy machine.
 * @param fill writes into the database and the folder of the settings that it is given.
 */
export async function copyFilled(
  name: string,
  config: Config,
  fill: (template: Config) => Promise<unknown>,
): Promise<void> {
  if (!inject('copiesDatabases')) {
    await fill(config);
    return;
  }
  const dataDir = join(inject('sharedFolder'), name);
  await copyOnceMade(name, String(config.mongodbUrl), (mongodbUrl) =>
    fill({ ...config, mongodbUrl, dataDir }),
  );
  await cp(dataDir, config.dataDir, { recursive: true });
}

/** Copies a database that the first who asks for it makes, while the others wait. */
async function copyOnceMade(
  name: string,
  url: string,
  make: (template: string) => Promise<unknown>,
): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(url);
  try {
    const notes = client.db('test-notes').collection<TemplateNote>('templates');
    if (await isFirst(notes, name)) {
      const template = new URL(url);
      template.pathname = `/${name}`;
      await make(template.href);
      await notes.updateOne({ _id: name }, { $set: { isWhole: true } });
    } else {
      const isWhole = { _id: name, isWhole: true };
      await vi.waitUntil(() => notes.findOne(isWhole), { timeout: 240_000, interval: 50 });
    }
    await client.db('admin').command({ embeddedCloneDatabase: name, to: client.db().databaseName });
  } finally {
    await client.close();
  }
}

/** Whether nobody began the template before. */
async function isFirst(
  notes: mongoose.mongo.Collection<TemplateNote>,
  name: string,
): Promise<boolean> {
  try {
    await notes.insertOne({ _id: name, isWhole: false });
    return true;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === duplicateKey)
      return false;
    throw error;
  }
}
