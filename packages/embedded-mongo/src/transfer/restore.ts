import { open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, type Document, MongoClient } from 'mongodb';
import { decode } from '../bson/codec.ts';
import { type Transferred, TransferError } from './dump.ts';
import { type Metadata, collectionOf, readMetadata } from './metadata.ts';

export interface RestoreOptions {
  /** Drop a collection before it is restored; without it, one that has documents is refused. */
  drop?: boolean;
}

const batch = { documents: 1000, bytes: 8 * 1024 * 1024 };

/**
 * Reads a folder that `dump` or `mongodump` wrote into a running server: options, documents, then
 * indexes.
 * @throws TransferError when the folder holds no dump, or a collection has documents already.
 */
export async function restore(
  uri: string,
  folder: string,
  { drop = false }: RestoreOptions = {},
): Promise<Transferred[]> {
  const found = await collectionsIn(folder);
  if (found.length === 0) throw new TransferError(`${folder} holds no dump.`);
  const client = await MongoClient.connect(uri);
  try {
    if (!drop) await refuseFilled(client, found);
    const transferred: Transferred[] = [];
    for (const { database, base, metadata } of found) {
      const db = client.db(database);
      const { collectionName } = metadata;
      if (drop) await db.collection(collectionName).drop();
      await create(db, metadata);
      if (metadata.type === 'view') continue;
      const documents = await insertAll(db, collectionName, `${base}.bson`);
      await createIndexes(db, metadata);
      transferred.push({ namespace: `${database}.${collectionName}`, documents });
    }
    return transferred;
  } finally {
    await client.close();
  }
}

interface Dumped {
  database: string;
  /** The path of its files without their endings. */
  base: string;
  metadata: Metadata;
}

async function collectionsIn(folder: string): Promise<Dumped[]> {
  const found: Dumped[] = [];
  const databases = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const { name: database } of databases.filter((entry) => entry.isDirectory())) {
    const files = await readdir(join(folder, database));
    const compressed = files.find((file) => file.endsWith('.gz'));
    if (compressed) throw new TransferError(`${compressed} is compressed: unpack the dump first.`);
    const names = files.flatMap((file) => /^(.+)\.(?:bson|metadata\.json)$/.exec(file)?.[1] ?? []);
    for (const name of [...new Set(names)].toSorted()) {
      if (name.startsWith('system.')) continue;
      const base = join(folder, database, name);
      found.push({ database, base, metadata: await metadataAt(base, collectionOf(name)) });
    }
  }
  // Views stand on collections.
  return found.toSorted(
    (a, b) => Number(a.metadata.type === 'view') - Number(b.metadata.type === 'view'),
  );
}

async function metadataAt(base: string, name: string): Promise<Metadata> {
  const text = await readFile(`${base}.metadata.json`, 'utf8').catch(() => '{}');
  return readMetadata(text, name);
}

async function refuseFilled(client: MongoClient, found: readonly Dumped[]): Promise<void> {
  for (const { database, metadata } of found) {
    const collection = client.db(database).collection(metadata.collectionName);
    if (
      metadata.type === 'view' ||
      (await collection.findOne({}, { projection: { _id: 1 } })) === null
    ) {
      continue;
    }
    throw new TransferError(
      `${database}.${metadata.collectionName} has documents already: restore with --drop to replace them.`,
    );
  }
}

const namespaceExists = 48;

async function create(db: Db, { collectionName, options }: Metadata): Promise<void> {
  try {
    await db.command({ create: collectionName, ...options });
  } catch (error) {
    if ((error as { code?: number }).code !== namespaceExists) throw error;
  }
}

async function createIndexes(db: Db, { collectionName, indexes }: Metadata): Promise<void> {
  const own = indexes
    .filter((index) => index['name'] !== '_id_')
    .map(({ ns: _ns, ...index }) => index);
  if (own.length > 0) await db.command({ createIndexes: collectionName, indexes: own });
}

async function insertAll(db: Db, name: string, file: string): Promise<number> {
  let total = 0;
  let waiting: Document[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    // Sent beside the command's body, they arrive as they are written here.
    await db.collection(name).insertMany(waiting, {
      forceServerObjectId: true,
      writeConcern: { w: 'majority' },
    });
    waiting = [];
    bytes = 0;
  };
  for await (const document of documentsIn(file)) {
    waiting.push(decode(document));
    bytes += document.length;
    total++;
    if (waiting.length >= batch.documents || bytes >= batch.bytes) await flush();
  }
  await flush();
  return total;
}

/** The documents of a file, each behind its own length. */
async function* documentsIn(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return;
  try {
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of handle.createReadStream({ autoClose: false })) {
      rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
        const size = rest.readInt32LE(0);
        if (size < 5) throw new TransferError(`${file} is damaged.`);
        yield rest.subarray(0, size);
        rest = rest.subarray(size);
      }
    }
    if (rest.length > 0) throw new TransferError(`${file} ends in the middle of a document.`);
  } finally {
    await handle.close();
  }
}
