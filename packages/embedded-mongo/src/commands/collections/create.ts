import { parseCollation } from '../../bson/collation.ts';
import { asWhole } from '../../bson/numbers.ts';
import { equalValues } from '../../bson/compare.ts';
import { shownValue } from '../../bson/shown.ts';
import { type Doc, Int32, Long, isDoc, isTruthy } from '../../bson/values.ts';
import { CommandError, unsupported } from '../../errors.ts';
import { evict } from '../../storage/capped.ts';
import type { Command } from '../context.ts';
import { timeSeriesOptions } from './time-series.ts';
import { validationOptions } from '../writing/validation.ts';
import { viewOf } from '../reading/views.ts';

/** Options that MongoDB has and this engine cannot keep its word about. */
const refusedOptions = ['encryptedFields', 'temp', 'recordIdsReplicated'];

export const create: Command = async (context) => {
  const { body, transaction, db, engine } = context;
  const name = context.collectionName;
  for (const option of refusedOptions) {
    if (isTruthy(body[option])) throw unsupported(`The create option ${option}`);
  }
  const view = engine.views.find(db, name);
  if (view && body['viewOn'] === undefined) {
    throw new CommandError('NamespaceExists', `A view already exists. NS: ${context.namespace}`);
  }
  const existing = view ? undefined : context.collection();
  if (existing && (transaction || body['viewOn'] !== undefined)) {
    throw new CommandError('NamespaceExists', `Collection ${context.namespace} already exists.`);
  }
  if (body['viewOn'] !== undefined) {
    const wanted = viewOf(context, name, body);
    if (view) return checkSame(context.namespace, view.options, wanted.options, {});
    await engine.committer.submit((unit) => engine.views.put(unit, wanted));
    return {};
  }
  if (body['pipeline'] !== undefined) {
    throw new CommandError('InvalidOptions', "'pipeline' requires 'viewOn' to also be specified");
  }
  const options = {
    ...timeSeriesOptions(body),
    ...cappedOptions(body),
    ...clusteredOptions(body),
    ...storageOptions(body),
    ...optionsOf(body),
  };
  if (existing)
    return checkSame(existing.namespace, existing.options, options, { uuid: existing.uuid });
  if (transaction) context.prepareCollection(transaction, db, name, options);
  else await engine.ensureCollection(db, name, options);
  return {};
};

/** As in MongoDB, what is there already may be created again, the same. */
function checkSame(namespace: string, found: Doc, options: Doc, shown: Doc): Doc {
  const names = new Set([...Object.keys(found), ...Object.keys(options)]);
  const isSame = (name: string): boolean =>
    name in found && name in options && equalValues(found[name], options[name]);
  if ([...names].every(isSame)) return {};
  throw new CommandError(
    'NamespaceExists',
    `namespace ${namespace} already exists, but with different options: ${shownValue({ ...shown, ...found })}`,
  );
}

/** What is said to MongoDB's own storage: it is kept and listed, and changes nothing here. */
function storageOptions(body: Doc): Doc {
  const options: Doc = {};
  for (const name of ['storageEngine', 'indexOptionDefaults']) {
    const value = body[name];
    if (value === undefined) continue;
    if (!isDoc(value)) {
      throw new CommandError(
        'TypeMismatch',
        `BSON field 'create.${name}' is the wrong type, expected type 'object'`,
      );
    }
    options[name] = value;
  }
  return options;
}

/** The options of a request that a collection keeps and `collMod` can change, checked. */
export function optionsOf(body: Doc): Doc {
  const options = validationOptions(body);
  if (body['collation'] !== undefined) {
    const collation = parseCollation(body['collation']);
    if (collation) options['collation'] = collation.spec;
  }
  const images = body['changeStreamPreAndPostImages'];
  if (images === undefined) return options;
  if (!isDoc(images) || typeof images['enabled'] !== 'boolean') {
    throw new CommandError(
      'TypeMismatch',
      "BSON field 'changeStreamPreAndPostImages.enabled' must be a boolean",
    );
  }
  return { ...options, changeStreamPreAndPostImages: { enabled: images['enabled'] } };
}

function cappedOptions(body: Doc): Doc {
  const { capped, size, max } = body;
  if (!isTruthy(capped)) {
    if (size === undefined && max === undefined) return {};
    throw new CommandError(
      'InvalidOptions',
      "the 'capped' field needs to be true when either the 'size' or 'max' fields are present",
    );
  }
  if (size === undefined) {
    throw new CommandError('InvalidOptions', "the 'size' field is required when 'capped' is true");
  }
  return { capped: true, ...cappedLimits(size, max) };
}

/** How much a capped collection may hold; sizes go up to the next multiple of 256. */
export function cappedLimits(size: unknown, max: unknown): Doc {
  const limits: Doc = {};
  if (size !== undefined) {
    const bytes = asWhole(size) ?? 0;
    if (bytes < 1 || bytes > 2 ** 50) {
      throw new CommandError(
        51024,
        `BSON field 'size' value must be >= 1, actual value '${bytes}'`,
      );
    }
    const rounded = Math.ceil(bytes / 256) * 256;
    limits['size'] = rounded < 2 ** 31 ? new Int32(rounded) : Long.fromNumber(rounded);
  }
  const documents = max === undefined ? 0 : (asWhole(max) ?? 0);
  if (documents > 0) limits['max'] = new Int32(documents);
  return limits;
}

/** Documents in the order of `_id`: here the index on it, which every collection has. */
function clusteredOptions({ clusteredIndex }: Doc): Doc {
  if (clusteredIndex === undefined || clusteredIndex === false) return {};
  if (!isDoc(clusteredIndex)) throw unsupported('A clustered index without its options');
  const { key, unique, name = '_id_' } = clusteredIndex;
  if (!isDoc(key) || Object.keys(key).join() !== '_id' || asWhole(key['_id']) !== 1) {
    throw new CommandError(
      'InvalidIndexSpecificationOption',
      'The clusteredIndex option is only supported for key: {_id: 1}',
    );
  }
  if (unique !== true) {
    throw new CommandError(
      5979700,
      'The clusteredIndex option requires unique: true to be specified',
    );
  }
  return { clusteredIndex: { v: new Int32(2), key, name, unique } };
}

/** Caps a collection that is there; what is too much of it goes, the oldest first. */
export const convertToCapped: Command = async (context) => {
  const collection = context.collection();
  if (!collection) {
    throw new CommandError(
      'NamespaceNotFound',
      `source collection ${context.namespace} does not exist`,
    );
  }
  const { size, max } = context.body;
  const options = cappedOptions({ capped: true, size, max });
  const { engine } = context;
  await engine.waitForTransactions(collection);
  await engine.committer.submit((unit) => {
    engine.catalog.changeOptions(unit, collection, options);
    evict(unit, collection);
  });
  return {};
};
