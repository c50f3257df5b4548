import { encode } from '../bson/codec.ts';
import { equalValues } from '../bson/compare.ts';
import { type Doc, Int32, Long, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { RawReply } from '../protocol/raw-reply.ts';
import type { Collection } from '../storage/collection.ts';
import { type Index, normalizeIndexSpec, openIndex } from '../storage/index-definition.ts';
import { rest } from '../storage/kv.ts';
import { indexRecord } from '../storage/records.ts';
import type { Command, CommandContext } from './context.ts';

const recordsPerCommit = 500;

export const createIndexes: Command = async (context) => {
  const requests = context.body['indexes'];
  if (!Array.isArray(requests) || requests.length === 0 || !requests.every(isDoc)) {
    throw new CommandError('BadValue', 'Must specify at least one index to create');
  }
  const specs = requests.map(normalizeIndexSpec);
  const existed = context.collection() !== undefined;
  const collection = await context.engine.ensureCollection(context.db, context.collectionName);
  const before = collection.indexes.length;
  for (const spec of specs) await createIndex(context, collection, spec);
  return {
    numIndexesBefore: new Int32(before),
    numIndexesAfter: new Int32(collection.indexes.length),
    createdCollectionAutomatically: !existed,
    ...(before === collection.indexes.length ? { note: 'all indexes already exist' } : {}),
  };
};

async function createIndex(
  context: CommandContext,
  collection: Collection,
  spec: Doc,
): Promise<void> {
  const { engine } = context;
  if (alreadyExists(collection, spec)) return;
  if (collection.indexes.length >= 64) {
    throw new CommandError('CannotCreateIndex', 'add index fails, too many indexes');
  }
  await engine.waitForTransactions(collection);
  const index = await engine.committer.submit((unit) => {
    const made = openIndex(engine.catalog.newIndexState(spec));
    collection.indexes.push(made);
    engine.catalog.save(unit.view, collection);
    return made;
  });
  try {
    await fill(context, collection, index);
  } catch (error) {
    await removeIndex(context, collection, index);
    throw error;
  }
}

/** Adds the documents that were there before, some per commit, while others write on. */
async function fill(context: CommandContext, collection: Collection, index: Index): Promise<void> {
  const { engine } = context;
  let range = collection.range;
  for (let done = false; !done; ) {
    done = await engine.committer.submit((unit) => {
      const entries = unit.view.slice(range, recordsPerCommit, false);
      for (const { key } of entries) {
        indexRecord(unit, collection, index, collection.recordIdOf(key));
      }
      const last = entries.at(-1);
      if (last && entries.length === recordsPerCommit) {
        range = rest(range, last.key, false);
        return false;
      }
      index.ready = true;
      index.readyAt = engine.locks.sequence + 1;
      engine.catalog.save(unit.view, collection);
      return true;
    });
  }
}

function alreadyExists(collection: Collection, spec: Doc): boolean {
  for (const index of collection.indexes) {
    const sameKey =
      equalValues(index.spec['key'], spec['key']) &&
      Object.keys(index.spec['key'] as Doc).join() === Object.keys(spec['key'] as Doc).join();
    const sameName = index.name === spec['name'];
    const sameFilter = equalValues(
      index.spec['partialFilterExpression'],
      spec['partialFilterExpression'],
    );
    if (sameKey && (index.name === '_id_' || (sameName && sameOptions(index.spec, spec))))
      return true;
    if (sameName) {
      throw new CommandError(
        sameKey ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index but a different specification: ${index.name}`,
      );
    }
    if (sameKey && sameFilter) {
      throw new CommandError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${index.name}`,
      );
    }
  }
  return false;
}

const compared = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression'];

function sameOptions(a: Doc, b: Doc): boolean {
  return compared.every((option) => equalValues(a[option] ?? false, b[option] ?? false));
}

async function removeIndex(
  context: CommandContext,
  collection: Collection,
  index: Index,
): Promise<void> {
  await context.engine.committer.submit((unit) => {
    collection.indexes = collection.indexes.filter((each) => each !== index);
    context.engine.catalog.discardTable(unit.view, index.table);
    context.engine.catalog.save(unit.view, collection);
  });
}

export const dropIndexes: Command = async (context) => {
  const collection = context.collection();
  if (!collection) throw new CommandError('NamespaceNotFound', `ns not found ${context.namespace}`);
  const before = collection.indexes.length;
  for (const index of selected(collection, context.body['index'])) {
    await removeIndex(context, collection, index);
  }
  return { nIndexesWas: new Int32(before) };
};

function selected(collection: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return collection.indexes.slice(1);
  return [wanted].flat().map((each) => {
    const index = collection.indexes.find((one) =>
      isDoc(each) ? equalValues(one.spec['key'], each) : one.name === each,
    );
    if (!index) {
      throw new CommandError('IndexNotFound', `index not found with name [${String(each)}]`);
    }
    if (index.name === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
    return index;
  });
}

export const listIndexes: Command = (context) => {
  const collection = context.collection();
  if (!collection) {
    throw new CommandError('NamespaceNotFound', `ns does not exist: ${context.namespace}`);
  }
  const docs = collection.indexes.filter((index) => index.ready).map((index) => encode(index.spec));
  return new RawReply('firstBatch', docs, { id: Long.ZERO, ns: context.namespace });
};
