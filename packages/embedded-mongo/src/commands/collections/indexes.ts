import { encode } from '../../bson/codec.ts';
import { equalValues } from '../../bson/compare.ts';
import { shownValue } from '../../bson/shown.ts';
import { shownFields } from '../../bson/shown.ts';
import { type Doc, Int32, isDoc, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { Collection } from '../../storage/collection.ts';
import {
  type Index,
  normalizeIndexSpec,
  withKnownOptions,
} from '../../storage/indexes/index-definition.ts';
import { rest } from '../../storage/kv.ts';
import { indexRecord } from '../../storage/records.ts';
import type { Transaction } from '../../transactions/transaction.ts';
import type { Command, CommandContext } from '../context.ts';
import { listed } from '../reading/find.ts';

const recordsPerCommit = 500;

export const createIndexes: Command = async (context) => {
  const requests = context.body['indexes'];
  if (!Array.isArray(requests) || requests.length === 0 || !requests.every(isDoc)) {
    throw new CommandError('BadValue', 'Must specify at least one index to create');
  }
  const present = context.collection();
  const inherited = present?.options['collation'];
  const lenient = isTruthy(context.body['ignoreUnknownIndexOptions']);
  const specs = requests.map((request) =>
    normalizeIndexSpec(lenient ? withKnownOptions(request) : request, inherited),
  );
  const existed = present !== undefined;
  const collection = await context.ensureCollection();
  const before = collection.indexes.length;
  const { transaction } = context;
  for (const spec of specs) {
    if (transaction) createInTransaction(context, transaction, collection, spec);
    else await createIndex(context, collection, spec);
  }
  return {
    numIndexesBefore: new Int32(before),
    numIndexesAfter: new Int32(collection.indexes.length),
    createdCollectionAutomatically: !existed,
    // As MongoDB, which asks the members of the set where there was a collection to build on.
    ...(existed && !transaction && collection.indexes.length > before
      ? { commitQuorum: context.body['commitQuorum'] ?? 'votingMembers' }
      : {}),
    ...noteOf(collection, before, specs),
  };
};

/** What is to be known of wildcard indexes that hold nothing, wherever they are told of. */
export const wildcardNote =
  'compound wildcard indexes, and those of earlier versions, are kept and listed, but no query uses them';

/** Whether an index is there, but taken by no plan. */
export function isUnused({ special, wildcard }: Index): boolean {
  return special === 'wildcard' && wildcard === null;
}

function noteOf(collection: Collection, before: number, specs: readonly Doc[]): Doc {
  if (before === collection.indexes.length) return { note: 'all indexes already exist' };
  const names = new Set(specs.map(({ name }) => name));
  const isWild = collection.indexes.some((index) => isUnused(index) && names.has(index.name));
  return isWild ? { note: wildcardNote } : {};
}

/** A transaction can give indexes to collections that it makes itself. */
function createInTransaction(
  context: CommandContext,
  transaction: Transaction,
  collection: Collection,
  spec: Doc,
): void {
  if (existingIndex(collection, spec)) return;
  const own = transaction.created.get(collection.namespace) === collection;
  const empty = own && transaction.view.slice(collection.range, 1, false).length === 0;
  if (!empty) {
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      `Cannot create new indexes on ${own ? 'non-empty' : 'existing'} collection ${collection.namespace} in a multi-document transaction.`,
    );
  }
  context.engine.catalog.prepareIndex(collection, spec);
}

/** Builds under way, for those who ask for the same index meanwhile. */
const builds = new WeakMap<Index, Promise<void>>();

async function createIndex(
  context: CommandContext,
  collection: Collection,
  spec: Doc,
): Promise<void> {
  const { engine } = context;
  const existing = existingIndex(collection, spec);
  if (existing) {
    if (!existing.ready) await finishOther(context, collection, existing, spec);
    return;
  }
  if (collection.indexes.length >= 64) {
    throw new CommandError('CannotCreateIndex', 'add index fails, too many indexes');
  }
  await engine.waitForTransactions(collection);
  const index = await engine.committer.submit((unit) => {
    refuseDropped(collection);
    const other = existingIndex(collection, spec);
    return other ?? engine.catalog.addIndex(unit, collection, spec);
  });
  if (index.ready) return;
  if (builds.has(index)) return builds.get(index);
  const building = build(context, collection, index);
  builds.set(index, building);
  await building;
}

/** Waits for the build of the same index, or does it anew when that one failed. */
async function finishOther(
  context: CommandContext,
  collection: Collection,
  index: Index,
  spec: Doc,
): Promise<void> {
  const building = builds.get(index);
  if (building) return building;
  await removeIndex(context, collection, index);
  await createIndex(context, collection, spec);
}

async function build(context: CommandContext, collection: Collection, index: Index): Promise<void> {
  try {
    await fill(context, collection, index);
  } catch (error) {
    builds.delete(index);
    await removeIndex(context, collection, index);
    throw error;
  }
}

/** Adds the documents that were there before, some per commit, while others write on. */
async function fill(context: CommandContext, collection: Collection, index: Index): Promise<void> {
  const { catalog, committer, locks } = context.engine;
  let range = collection.range;
  for (let done = false; !done; ) {
    done = await committer.submit((unit) => {
      refuseDropped(collection, index);
      const entries = unit.view.slice(range, recordsPerCommit, false);
      for (const { key } of entries) {
        indexRecord(unit, collection, index, collection.recordIdOf(key));
      }
      const last = entries.at(-1);
      if (last && entries.length === recordsPerCommit) {
        range = rest(range, last.key, false);
        return false;
      }
      catalog.finishIndex(unit, collection, index, locks.sequence + 1);
      return true;
    });
  }
}

function refuseDropped(collection: Collection, index?: Index): void {
  const gone = index !== undefined && !collection.indexes.includes(index);
  if (!collection.dropped && !gone) return;
  throw new CommandError(
    'IndexBuildAborted',
    `Index build aborted: ${collection.namespace} or the index was dropped meanwhile`,
  );
}

/** The index a request asks for, when there is one; throws when another is in its way. */
function existingIndex(collection: Collection, spec: Doc): Index | undefined {
  for (const index of collection.indexes) {
    const sameKey =
      equalValues(index.spec['key'], spec['key']) &&
      Object.keys(index.spec['key'] as Doc).join() === Object.keys(spec['key'] as Doc).join();
    const sameName = index.name === spec['name'];
    const sameKind = identifying.every((option) =>
      equalValues(index.spec[option] ?? false, spec[option] ?? false),
    );
    if (sameKey && (index.name === '_id_' || (sameName && sameOptions(index.spec, spec)))) {
      return index;
    }
    if (sameName) throw nameTaken(index, spec, sameKey && sameKind);
    if (index.text && isDoc(spec['weights']) && !sameName) {
      throw new CommandError(
        'CannotCreateIndex',
        `only one text index per collection allowed, found existing text index "${index.name}"`,
      );
    }
    if (sameKey && sameKind) {
      throw new CommandError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${index.name}`,
      );
    }
  }
  return undefined;
}

/** What makes indexes on one key different ones. */
const identifying = ['partialFilterExpression', 'collation', 'unique', 'sparse'];

const compared = [...identifying, 'weights', 'default_language', 'expireAfterSeconds'];

/** The error of a name that another index has. */
function nameTaken(index: Index, spec: Doc, isEquivalent: boolean): CommandError {
  const shown = `Requested index: ${shownValue(spec)}, existing index: ${shownValue(index.spec)}`;
  return isEquivalent
    ? new CommandError(
        'IndexOptionsConflict',
        `An equivalent index already exists with the same name but different options. ${shown}`,
      )
    : new CommandError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. ${shown}`,
      );
}

function sameOptions(a: Doc, b: Doc): boolean {
  return compared.every((option) => equalValues(a[option] ?? false, b[option] ?? false));
}

async function removeIndex(
  context: CommandContext,
  collection: Collection,
  index: Index,
): Promise<void> {
  const { committer, catalog } = context.engine;
  await committer.submit((unit) => catalog.removeIndex(unit, collection, index));
}

export const dropIndexes: Command = async (context) => {
  const collection = context.collection();
  if (!collection) throw new CommandError('NamespaceNotFound', `ns not found ${context.namespace}`);
  const before = collection.indexes.length;
  for (const index of selected(collection, context.body['index'])) {
    await removeIndex(context, collection, index);
  }
  const isAll = context.body['index'] === '*';
  return {
    nIndexesWas: new Int32(before),
    ...(isAll ? { msg: 'non-_id indexes dropped for collection' } : {}),
  };
};

function selected(collection: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return collection.indexes.slice(1);
  return [wanted].flat().map((each) => {
    const index = collection.indexes.find((one) =>
      isDoc(each) ? equalValues(one.spec['key'], each) : one.name === each,
    );
    if (!index) {
      throw new CommandError(
        'IndexNotFound',
        isDoc(each)
          ? `can't find index with key: {${shownFields(each)}}`
          : `index not found with name [${String(each)}]`,
      );
    }
    if (index.name === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
    return index;
  });
}

export const listIndexes: Command = async (context) => {
  const collection = context.collection();
  if (!collection) {
    throw new CommandError('NamespaceNotFound', `ns does not exist: ${context.namespace}`);
  }
  const clustered = collection.options['clusteredIndex'];
  const docs = collection.indexes
    .filter((index) => index.ready && (index.name !== '_id_' || !collection.timeSeries))
    .map(({ spec, name }) =>
      encode(name === '_id_' && isDoc(clustered) ? { ...clustered, clustered: true } : spec),
    );
  return listed(context, docs, context.namespace);
};
