import mongoose from 'mongoose';
import { inject, vi } from 'vitest';
import { openDatabase } from '../server.ts';

interface TemplateNote {
  _id: string;
  isWhole: boolean;
}

const name = 'test-template';
const duplicateKey = 11_000;

/**
 * Gives a new database the shape that the migrations of all modules leave, by copying one that was
 * made once a run: a third of a second less for each of hundreds of files. A real MongoDB has no such
 * command; there every server migrates its own.
 */
export async function copyTemplate(url: string): Promise<void> {
  if (!inject('copiesDatabases')) return;
  const client = await mongoose.mongo.MongoClient.connect(url);
  try {
    const notes = client.db('test-notes').collection<TemplateNote>('templates');
    if (await isFirst(notes)) {
      const template = new URL(url);
      template.pathname = `/${name}`;
      await openDatabase(template.href);
      await mongoose.disconnect();
      await notes.updateOne({ _id: name }, { $set: { isWhole: true } });
    } else {
      const isWhole = { _id: name, isWhole: true };
      await vi.waitUntil(() => notes.findOne(isWhole), { timeout: 60_000, interval: 50 });
    }
    await client.db('admin').command({ embeddedCloneDatabase: name, to: client.db().databaseName });
  } finally {
    await client.close();
  }
}

/** Whether nobody began the template before. */
async function isFirst(notes: mongoose.mongo.Collection<TemplateNote>): Promise<boolean> {
  try {
    await notes.insertOne({ _id: name, isWhole: false });
    return true;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === duplicateKey)
      return false;
    throw error;
  }
}
