import { type Doc, Int32, isTruthy } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import type { Collection } from '../storage/collection.ts';
import { deleteRecord } from '../storage/records.ts';
import type { WriteUnit } from '../storage/write-unit.ts';
import { type Update, compileUpdate } from '../update/update.ts';
import type { Command, CommandContext } from './context.ts';
import { findOne, insertUpsert, modify } from './modify.ts';
import { statementNumber } from './write-batch.ts';

export const findAndModify: Command = async (context) => {
  const { body } = context;
  context.refuseCollation();
  const filter = context.doc('query') ?? {};
  const removes = isTruthy(body['remove']);
  if (removes === (body['update'] !== undefined)) {
    throw new CommandError(
      'FailedToParse',
      "Either an 'update' or 'remove=true' must be specified",
    );
  }
  if (removes && (isTruthy(body['upsert']) || isTruthy(body['new']))) {
    throw new CommandError('FailedToParse', "'remove' cannot go with 'upsert' or 'new'");
  }
  const update = removes
    ? null
    : compileUpdate({
        spec: body['update'],
        filter,
        arrayFilters: body['arrayFilters'],
        constants: context.variables,
      });
  const collection = await context.engine.ensureCollection(context.db, context.collectionName);
  return context.write((unit) => {
    const history = context.history(unit);
    const statement = statementNumber(context, 0);
    const known = history.get(statement);
    if (known) return known;
    const result = run(context, unit, collection, filter, update);
    history.set(statement, result);
    history.save();
    return result;
  });
};

function run(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  filter: Doc,
  update: Update | null,
): Doc {
  const found = findOne(context, unit, collection, filter, context.doc('sort'));
  const wantsNew = isTruthy(context.body['new']);
  if (found && update) {
    const { after } = modify(context, unit, collection, found, update);
    return {
      lastErrorObject: { n: new Int32(1), updatedExisting: true },
      value: shown(context, wantsNew ? after : found.doc),
    };
  }
  if (found) {
    deleteRecord(unit, collection, found, found.doc);
    return { lastErrorObject: { n: new Int32(1) }, value: shown(context, found.doc) };
  }
  if (update && isTruthy(context.body['upsert'])) {
    const doc = insertUpsert(context, unit, collection, filter, update);
    return {
      lastErrorObject: { n: new Int32(1), updatedExisting: false, upserted: doc['_id'] },
      value: wantsNew ? shown(context, doc) : null,
    };
  }
  const nothing = update ? { n: new Int32(0), updatedExisting: false } : { n: new Int32(0) };
  return { lastErrorObject: nothing, value: null };
}

function shown(context: CommandContext, doc: Doc): Doc {
  const fields = context.doc('fields');
  if (!fields || Object.keys(fields).length === 0) return doc;
  return compileProjection(fields, true)(doc, context.variables);
}
