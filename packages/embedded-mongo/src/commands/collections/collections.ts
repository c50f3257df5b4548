import { encode } from '../../bson/codec.ts';
import { type Doc, Int32, Long, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileMatcher } from '../../query/matcher.ts';
import { listed } from '../reading/find.ts';
import type { Collection } from '../../storage/collection.ts';
import { prefixRange, walk } from '../../storage/kv.ts';
import type { CommitUnit } from '../../storage/write-unit.ts';
import { tablePrefix } from '../../storage/keyspace.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Command, CommandContext } from '../context.ts';

export const drop: Command = async (context) => {
  const { engine, db, collectionName } = context;
  const view = engine.views.find(db, collectionName);
  if (view) {
    await engine.committer.submit((unit) => engine.views.remove(unit, view));
    return { ns: context.namespace };
  }
  const collection = context.collection();
  if (!collection) return {};
  const dropped = collection.indexes.length;
  await dropCollection(context.engine, collection);
  return { nIndexesWas: new Int32(dropped), ns: context.namespace };
};

async function dropCollection(engine: Engine, collection: Collection): Promise<void> {
  await engine.waitForTransactions(collection);
  await engine.committer.submit((unit) => {
    if (collection.dropped) return;
    engine.catalog.remove(unit, collection);
    unit.log({
      kind: 'drop',
      db: collection.db,
      collection: collection.name,
      uuid: collection.uuid,
    });
  });
}

export const dropDatabase: Command = async (context) => {
  const { engine, db } = context;
  const collections = engine.catalog.collections(db);
  for (const collection of collections) await dropCollection(engine, collection);
  await engine.committer.submit((unit) => engine.views.removeAll(unit, db));
  if (collections.length > 0) {
    await engine.committer.submit((unit) => unit.log({ kind: 'dropDatabase', db }));
  }
  // As MongoDB, which says nothing of one that was not there.
  return collections.length > 0 ? { dropped: db } : {};
};

export const renameCollection: Command = async (context) => {
  const { engine } = context;
  const [fromDb, fromName] = splitNamespace(context.body['renameCollection']);
  const [toDb, toName] = splitNamespace(context.body['to']);
  const source = context.findCollection(fromDb, fromName);
  if (!source) {
    const named = `${fromDb}.${fromName}`;
    throw new CommandError('NamespaceNotFound', `Source collection ${named} does not exist`);
  }
  if (fromDb === toDb && fromName === toName) {
    throw new CommandError('IllegalOperation', "Can't rename a collection to itself");
  }
  if (engine.views.find(toDb, toName)) {
    throw new CommandError('NamespaceExists', `a view already exists with that name: ${toName}`);
  }
  const existing = engine.catalog.find(toDb, toName);
  if (existing) {
    if (!isTruthy(context.body['dropTarget'])) {
      throw new CommandError('NamespaceExists', 'target namespace exists');
    }
    await engine.waitForTransactions(existing);
  }
  await engine.waitForTransactions(source);
  await engine.committer.submit((unit) => {
    if (source.dropped) {
      throw new CommandError('NamespaceNotFound', 'Source collection does not exist');
    }
    if (source.indexes.some((index) => !index.ready)) {
      throw new CommandError(
        'BackgroundOperationInProgressForNamespace',
        `cannot perform operation: an index build is currently running for collection '${source.namespace}'`,
      );
    }
    const target = engine.catalog.find(toDb, toName);
    if (target) engine.catalog.remove(unit, target);
    engine.catalog.rename(unit, source, toDb, toName);
    unit.log({
      kind: 'rename',
      db: fromDb,
      collection: fromName,
      uuid: source.uuid,
      to: { db: toDb, coll: toName },
      ...(target ? { operationDescription: { dropTarget: target.uuid } } : {}),
    });
  });
  return {};
};

/** The database and the collection of a full name. */
export function splitNamespace(value: unknown): [string, string] {
  const dot = typeof value === 'string' ? value.indexOf('.') : -1;
  if (typeof value !== 'string' || dot < 1) {
    throw new CommandError('InvalidNamespace', `Invalid namespace: ${String(value)}`);
  }
  return [value.slice(0, dot), value.slice(dot + 1)];
}

export const listCollections: Command = async (context) => {
  const matches = compileMatcher(context.doc('filter') ?? {});
  const nameOnly = isTruthy(context.body['nameOnly']);
  const docs = context.engine.catalog.collections(context.db).map((collection): Doc => {
    const { name, options, uuid } = collection;
    const type = collection.timeSeries ? 'timeseries' : 'collection';
    if (nameOnly) return { name, type };
    if (collection.timeSeries) return { name, type, options, info: { readOnly: false } };
    const idIndex = options['clusteredIndex'] ? {} : { idIndex: collection.idIndex.spec };
    return { name, type, options, info: { readOnly: false, uuid }, ...idIndex };
  });
  for (const { name, options } of context.engine.views.of(context.db)) {
    const more = nameOnly ? {} : { options, info: { readOnly: true } };
    docs.push({ name, type: 'view', ...more });
  }
  const ns = `${context.db}.$cmd.listCollections`;
  return listed(context, docs.filter(matches).map(encode), ns);
};

/** The databases of a server itself, which every replica set has. */
const ownDatabases = ['admin', 'config', 'local'];

export const listDatabases: Command = (context) => {
  const matches = compileMatcher(context.doc('filter') ?? {});
  const nameOnly = isTruthy(context.body['nameOnly']);
  const names = new Set([...ownDatabases, ...context.engine.catalog.databases()]);
  let total = 0;
  const databases = [...names].toSorted().map((name): Doc => {
    if (nameOnly) return { name };
    const size = sizeOf(context, name);
    total += size;
    return { name, sizeOnDisk: Long.fromNumber(size), empty: size === 0 };
  });
  const totalSize = Long.fromNumber(total);
  return {
    databases: databases.filter(matches),
    ...(nameOnly ? {} : { totalSize, totalSizeMb: Long.fromNumber(Math.floor(total / 2 ** 20)) }),
  };
};

/** A rough size: 4 kB per collection and index, as a fresh MongoDB database has. */
function sizeOf(context: CommandContext, db: string): number {
  return context.engine.catalog
    .collections(db)
    .reduce((sum, each) => sum + 4096 * (1 + each.indexes.length), 0);
}

/** So many keys are copied in one commit, which everybody waits for, and the collection that it ends with. */
const copiedKeys = 5_000;

/** Copies collections with their indexes until that is enough for one commit; tells how many they were. */
function copySome(
  engine: Engine,
  unit: CommitUnit,
  sources: readonly Collection[],
  to: string,
): number {
  const copyTable = (source: number, target: number): number => {
    const prefix = tablePrefix(target);
    let keys = 0;
    for (const { key, value } of walk(unit.view, prefixRange(tablePrefix(source)))) {
      unit.view.put(Buffer.concat([prefix, key.subarray(4)]), value);
      keys++;
    }
    return keys;
  };
  let keys = 0;
  for (const [place, source] of sources.entries()) {
    if (keys >= copiedKeys) return place;
    if (source.dropped) continue;
    const copy = engine.catalog.cloneOf(unit, source, to);
    keys += copyTable(source.table, copy.table);
    const ready = source.indexes.filter((index) => index.ready);
    for (const [i, index] of ready.entries()) {
      keys += copyTable(index.table, copy.indexes[i]?.table ?? 0);
    }
  }
  return sources.length;
}

/** Copies a whole database, indexes included; tests use it to start from a template. */
export const embeddedCloneDatabase: Command = async (context) => {
  const { engine } = context;
  const { embeddedCloneDatabase: from, to } = context.body;
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) {
    throw new CommandError('BadValue', 'embeddedCloneDatabase needs the names of two databases');
  }
  if (engine.catalog.collections(to).length > 0) {
    throw new CommandError('NamespaceExists', `Database ${to} already exists`);
  }
  let left = engine.catalog.collections(from);
  while (left.length > 0) {
    const copied = await engine.committer.submit((unit) => copySome(engine, unit, left, to));
    left = left.slice(copied);
  }
  await engine.committer.submit((unit) => {
    for (const view of engine.views.of(from)) engine.views.put(unit, { ...view, db: to });
  });
  return {};
};
