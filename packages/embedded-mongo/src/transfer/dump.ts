import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type ClientSession, type Db, type Document, MongoClient } from 'mongodb';
import { type Metadata, fileNameOf, writeMetadata } from './metadata.ts';

/** What was written or read of one collection. */
export interface Transferred {
  namespace: string;
  documents: number;
}

/** A dump or a restore cannot be done as asked. */
export class TransferError extends Error {
  override name = 'TransferError';
}

const withoutData = new Set(['admin', 'config', 'local']);

/**
 * Writes every database of a running server, or the one that the address names, into a new folder
 * in the format of `mongodump`: all collections as they were at one moment.
 * @throws TransferError when the folder is not empty.
 */
export async function dump(uri: string, folder: string): Promise<Transferred[]> {
  if ((await entriesOf(folder)).length > 0) {
    throw new TransferError(`${folder} is not empty: name a new folder for the dump.`);
  }
  const client = await MongoClient.connect(uri);
  const partial = `${folder}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    const described = await describe(client, databaseOf(uri));
    const transferred = await client.withSession(async (session) => {
      session.startTransaction({ readConcern: { level: 'snapshot' } });
      const written = await writeAll(client, described, partial, session);
      await session.commitTransaction();
      return written;
    });
    await mkdir(dirname(folder), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    // Only a whole dump bears the name.
    await rename(partial, folder);
    return transferred;
  } finally {
    await rm(partial, { recursive: true, force: true });
    await client.close();
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** The database that a connection string names; undefined when it names none. */
function databaseOf(uri: string): string | undefined {
  const name = new URL(uri.replace(/^mongodb(?:\+srv)?:\/\/[^/?]*/, 'http://server')).pathname;
  return name.length > 1 ? decodeURIComponent(name.slice(1)) : undefined;
}

interface Described {
  db: Db;
  metadata: Metadata;
}

/** Collections with their options and indexes, which transactions cannot be asked for. */
async function describe(client: MongoClient, only: string | undefined): Promise<Described[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  const names = databases.map(({ name }) => name).filter((name) => !withoutData.has(name));
  const described: Described[] = [];
  for (const name of names) {
    if (only !== undefined && name !== only) continue;
    const db = client.db(name);
    for (const info of await db.listCollections({}, { nameOnly: false }).toArray()) {
      if (info.name.startsWith('system.')) continue;
      described.push({ db, metadata: await metadataOf(db, info) });
    }
  }
  return described;
}

async function metadataOf(db: Db, info: Document): Promise<Metadata> {
  const collectionName = info['name'] as string;
  const options = (info['options'] ?? {}) as Document;
  if (info['type'] === 'view') return { collectionName, type: 'view', options, indexes: [] };
  // With their exact number types, as the tools write them.
  const cursor = db.collection(collectionName).listIndexes({ promoteValues: false });
  const { uuid } = (info['info'] ?? {}) as { uuid?: { toHexString(separated: boolean): string } };
  return {
    collectionName,
    type: 'collection',
    options,
    indexes: (await cursor.toArray()) as Document[],
    ...(uuid ? { uuid: uuid.toHexString(false) } : {}),
  };
}

async function writeAll(
  client: MongoClient,
  described: readonly Described[],
  folder: string,
  session: ClientSession,
): Promise<Transferred[]> {
  await mkdir(folder, { recursive: true });
  const transferred: Transferred[] = [];
  for (const { db, metadata } of described) {
    const base = join(folder, db.databaseName, fileNameOf(metadata.collectionName));
    await mkdir(dirname(base), { recursive: true });
    await writeFile(`${base}.metadata.json`, writeMetadata(metadata), { flush: true });
    if (metadata.type === 'view') continue;
    const documents = await writeDocuments(
      client.db(db.databaseName),
      metadata.collectionName,
      `${base}.bson`,
      session,
    );
    transferred.push({ namespace: `${db.databaseName}.${metadata.collectionName}`, documents });
  }
  return transferred;
}

/** Writes the documents as the server sends them, one after the other. */
async function writeDocuments(
  db: Db,
  name: string,
  file: string,
  session: ClientSession,
): Promise<number> {
  const stream = createWriteStream(file);
  let documents = 0;
  const cursor = db.collection(name).find({}, { session, raw: true, batchSize: 1000 });
  for await (const document of cursor as AsyncIterable<unknown>) {
    documents++;
    if (!stream.write(document)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
  return documents;
}
