import { statfs } from 'node:fs/promises';
import { type Doc, Double, Int32, Long, isTruthy, toNumber } from '../../bson/values.ts';
import { decode } from '../../bson/codec.ts';
import { CommandError } from '../../errors.ts';
import type { Collection } from '../../storage/collection.ts';
import { extractKeys } from '../../storage/indexes/index-keys.ts';
import { type KeyRange, prefixRange, walk } from '../../storage/kv.ts';
import { splitNamespace } from '../collections/collections.ts';
import type { Command, CommandContext } from '../context.ts';
import { pause } from '../writing/modify.ts';

const pauseEvery = 2_000;

interface Sizes {
  entries: number;
  bytes: number;
}

/** Counts the entries of a range and their bytes; lets other work go first now and then. */
async function sizesOf(context: CommandContext, range: KeyRange): Promise<Sizes> {
  const sizes = { entries: 0, bytes: 0 };
  for (const { key, value } of walk(context.engine.env, range)) {
    sizes.entries++;
    sizes.bytes += key.length + value.length;
    if (sizes.entries % pauseEvery === 0) await pause(context.deadline);
  }
  return sizes;
}

interface CollectionSizes {
  documents: Sizes;
  indexes: Map<string, Sizes>;
}

async function measure(
  context: CommandContext,
  collection: Collection | undefined,
): Promise<CollectionSizes> {
  const indexes = new Map<string, Sizes>();
  if (!collection) return { documents: { entries: 0, bytes: 0 }, indexes };
  for (const index of collection.indexes) {
    indexes.set(index.name, await sizesOf(context, prefixRange(index.prefix)));
  }
  return { documents: await sizesOf(context, collection.range), indexes };
}

/** How large a collection and its indexes are, as `collStats` tells it. */
export async function storageStats(context: CommandContext, scale: number): Promise<Doc> {
  const collection = context.collection();
  const { documents, indexes } = await measure(context, collection);
  const scaled = (bytes: number): Long => Long.fromNumber(Math.floor(bytes / scale));
  const indexBytes = [...indexes.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const names = [...indexes].map(([name, { bytes }]) => [name, scaled(bytes)] as const);
  return {
    size: scaled(documents.bytes),
    count: Long.fromNumber(documents.entries),
    ...(documents.entries > 0
      ? { avgObjSize: Long.fromNumber(Math.floor(documents.bytes / documents.entries)) }
      : {}),
    storageSize: scaled(documents.bytes),
    freeStorageSize: Long.ZERO,
    capped: collection?.options['capped'] === true,
    ...(collection?.options['capped'] === true
      ? {
          max: Long.fromNumber(toNumber(collection.options['max'] ?? 0)),
          maxSize: scaled(toNumber(collection.options['size'])),
        }
      : {}),
    nindexes: new Int32(indexes.size),
    indexBuilds: collection?.indexes.filter(({ ready }) => !ready).map(({ name }) => name) ?? [],
    totalIndexSize: scaled(indexBytes),
    totalSize: scaled(documents.bytes + indexBytes),
    indexSizes: Object.fromEntries(names),
    scaleFactor: new Int32(scale),
  };
}

function scaleOf({ body }: CommandContext): number {
  const scale = body['scale'] === undefined ? 1 : toNumber(body['scale']);
  if (scale >= 1) return Math.floor(scale);
  throw new CommandError(51024, `BSON field 'scale' value must be >= 1, actual value '${scale}'`);
}

export const collStats: Command = async (context) => ({
  ns: context.namespace,
  ...(await storageStats(context, scaleOf(context))),
});

export const dbStats: Command = async (context) => {
  const { engine, db } = context;
  const scale = scaleOf(context);
  const collections = engine.catalog.collections(db);
  let [objects, dataSize, indexes, indexSize] = [0, 0, 0, 0];
  for (const each of collections) {
    const sizes = await measure(context, each);
    objects += sizes.documents.entries;
    dataSize += sizes.documents.bytes;
    for (const { bytes } of sizes.indexes.values()) indexSize += bytes;
    indexes += sizes.indexes.size;
  }
  return {
    db,
    collections: Long.fromNumber(collections.length),
    views: Long.fromNumber(engine.views.of(db).length),
    objects: Long.fromNumber(objects),
    avgObjSize: new Double(objects === 0 ? 0 : dataSize / objects),
    dataSize: new Double(dataSize / scale),
    storageSize: new Double(dataSize / scale),
    indexes: Long.fromNumber(indexes),
    indexSize: new Double(indexSize / scale),
    totalSize: new Double((dataSize + indexSize) / scale),
    scaleFactor: new Long(scale),
    ...(await disk(engine.options.dbPath, objects + collections.length > 0 ? scale : null)),
  };
};

/** The file system that holds the data; nothing of it for a database that is not there. */
async function disk(folder: string, scale: number | null): Promise<Doc> {
  if (scale === null) return { fsUsedSize: new Double(0), fsTotalSize: new Double(0) };
  const { blocks, bfree, bsize } = await statfs(folder);
  return {
    fsUsedSize: new Double(((blocks - bfree) * bsize) / scale),
    fsTotalSize: new Double((blocks * bsize) / scale),
  };
}

export const dataSize: Command = async (context) => {
  if (context.body['keyPattern'] !== undefined || context.body['min'] !== undefined) {
    throw new CommandError('InvalidOptions', 'dataSize takes no range here');
  }
  const [db, name] = splitNamespace(context.body['dataSize']);
  const { documents } = await measure(context, context.findCollection(db, name));
  return {
    estimate: false,
    size: Long.fromNumber(documents.bytes),
    numObjects: Long.fromNumber(documents.entries),
  };
};

/** Compares the documents of a collection with its indexes. */
export const validate: Command = async (context) => {
  const collection = context.collection();
  if (!collection) {
    throw new CommandError(
      'NamespaceNotFound',
      `Collection '${context.namespace}' does not exist to validate.`,
    );
  }
  if (isTruthy(context.body['repair'])) {
    throw new CommandError('InvalidOptions', 'repair is not supported');
  }
  const indexes = collection.indexes.filter((index) => index.ready);
  const wanted = indexes.map(() => 0);
  let records = 0;
  for (const { value } of walk(context.engine.env, collection.range)) {
    const doc = decode(value);
    for (const [i, index] of indexes.entries()) {
      wanted[i] = (wanted[i] ?? 0) + extractKeys(index, doc).keys.length;
    }
    if (++records % pauseEvery === 0) await pause(context.deadline);
  }
  const errors: string[] = [];
  const keys: Doc = {};
  const details: Doc = {};
  for (const [i, index] of indexes.entries()) {
    const entries = context.engine.env.count(prefixRange(index.prefix));
    keys[index.name] = Long.fromNumber(entries);
    const valid = entries === wanted[i];
    details[index.name] = { valid };
    if (!valid) errors.push(`index '${index.name}' has ${entries} keys instead of ${wanted[i]}`);
  }
  return {
    ns: context.namespace,
    uuid: collection.uuid,
    nInvalidDocuments: Long.ZERO,
    nNonCompliantDocuments: Long.ZERO,
    nrecords: Long.fromNumber(records),
    nIndexes: new Int32(indexes.length),
    keysPerIndex: keys,
    indexDetails: details,
    valid: errors.length === 0,
    repaired: false,
    warnings: [],
    errors,
    extraIndexEntries: [],
    missingIndexEntries: [],
    corruptRecords: [],
  };
};
