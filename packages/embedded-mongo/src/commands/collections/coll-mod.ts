import { equalValues } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import { type Doc, Long, isDoc, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { Collection } from '../../storage/collection.ts';
import type { Index } from '../../storage/indexes/index-definition.ts';
import { evict } from '../../storage/capped.ts';
import type { Command, CommandContext } from '../context.ts';
import { cappedLimits, optionsOf } from './create.ts';
import { convertToUnique } from '../writing/unique-conversion.ts';
import { changedTimeOptions } from './time-series.ts';
import { viewOf } from '../reading/views.ts';

export const collMod: Command = async (context) => {
  const { engine, db, collectionName: name, body } = context;
  const view = engine.views.find(db, name);
  if (view) {
    const changed = viewOf(context, name, { ...view.options, ...body });
    await engine.committer.submit((unit) => engine.views.put(unit, changed));
    return {};
  }
  const collection = context.collection();
  if (!collection) throw new CommandError('NamespaceNotFound', 'ns does not exist');
  if (body['viewOn'] !== undefined || body['pipeline'] !== undefined) {
    throw new CommandError('InvalidOptions', 'ns is not a view');
  }
  const limits = cappedLimits(body['cappedSize'], body['cappedMax']);
  if (Object.keys(limits).length > 0 && collection.options['capped'] !== true) {
    throw new CommandError('InvalidOptions', `Collection ${context.namespace} is not capped`);
  }
  const options = { ...optionsOf(body), ...limits, ...changedTimeOptions(collection, body) };
  const { index: change } = body;
  if (change === undefined || Object.keys(options).length > 0) {
    await engine.committer.submit((unit) => {
      engine.catalog.changeOptions(unit, collection, options);
      evict(unit, collection);
    });
  }
  if (change === undefined) return {};
  if (!isDoc(change)) throw new CommandError('TypeMismatch', "'collMod.index' must be an object");
  return changeIndex(context, collection, change);
};

async function changeIndex(
  context: CommandContext,
  collection: Collection,
  change: Doc,
): Promise<Doc> {
  const { committer, catalog } = context.engine;
  const index = indexNamed(collection, change);
  const changes: Doc = {};
  const reply: Doc = {};
  if (change['expireAfterSeconds'] !== undefined) {
    const seconds = asWhole(change['expireAfterSeconds']);
    if (seconds === undefined || seconds < 0) {
      throw new CommandError(
        'InvalidOptions',
        'TTL index expireAfterSeconds must be a number within the accepted range',
      );
    }
    if (index.expireAfterSeconds !== null) {
      reply['expireAfterSeconds_old'] = Long.fromNumber(index.expireAfterSeconds);
    }
    changes['expireAfterSeconds'] = change['expireAfterSeconds'];
    reply['expireAfterSeconds_new'] = Long.fromNumber(seconds);
  }
  if (change['hidden'] !== undefined) {
    const hidden = isTruthy(change['hidden']);
    if (index.name === '_id_') throw new CommandError('BadValue', "can't hide _id index");
    if (hidden !== index.hidden) {
      reply['hidden_old'] = index.hidden;
      reply['hidden_new'] = hidden;
      changes['hidden'] = hidden ? true : undefined;
    }
  }
  if (change['prepareUnique'] !== undefined) {
    const prepares = isTruthy(change['prepareUnique']);
    reply['prepareUnique_old'] = index.preparesUnique;
    reply['prepareUnique_new'] = prepares;
    changes['prepareUnique'] = prepares ? true : undefined;
  }
  if (isTruthy(change['unique'])) {
    await convertToUnique(context, collection, index, isTruthy(context.body['dryRun']));
    return { unique_new: true };
  }
  if (Object.keys(changes).length > 0) {
    await committer.submit((unit) => catalog.changeIndex(unit, collection, index, changes));
  } else if (Object.keys(reply).length === 0 && change['hidden'] === undefined) {
    throw new CommandError(
      'InvalidOptions',
      'no expireAfterSeconds, hidden, unique, or prepareUnique field',
    );
  }
  return reply;
}

function indexNamed(collection: Collection, { name, keyPattern }: Doc): Index {
  if (name !== undefined && keyPattern !== undefined) {
    throw new CommandError('InvalidOptions', 'Cannot specify both key pattern and name.');
  }
  if (name === undefined && keyPattern === undefined) {
    throw new CommandError('InvalidOptions', 'Must specify either index name or key pattern.');
  }
  const index = collection.indexes.find(
    (each) =>
      each.name === name ||
      (isDoc(keyPattern) &&
        Object.keys(keyPattern).join() === Object.keys(each.spec['key'] as Doc).join() &&
        equalValues(each.spec['key'], keyPattern)),
  );
  if (index) return index;
  throw new CommandError(
    'IndexNotFound',
    `cannot find index ${JSON.stringify(keyPattern ?? name)} for ns ${collection.namespace}`,
  );
}
