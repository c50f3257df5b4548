import type { Variables } from '../../aggregate/variables.ts';
import { type Doc, Int32, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { checkQuery } from '../../query/find.ts';
import { compileProjection } from '../../query/projection.ts';
import type { Collection } from '../../storage/collection.ts';
import { deleteRecord } from '../../storage/records.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import { type Update, compileUpdate } from '../../update/update.ts';
import { compileMatchedPosition } from '../../update/positions.ts';
import type { Command, CommandContext } from '../context.ts';
import { refuseChange } from '../collections/time-series.ts';
import { findOne, insertUpsert, modify } from './modify.ts';
import { statementNumber } from './write-batch.ts';

export const findAndModify: Command = async (context) => {
  const { body } = context;
  const filter = context.doc('query') ?? {};
  const removes = isTruthy(body['remove']);
  const wrong = contradictionIn(body, removes);
  if (wrong) throw new CommandError('FailedToParse', wrong);
  const existing = context.collection();
  const variables = context.variablesOn(existing);
  const update = removes
    ? null
    : compileUpdate({
        spec: body['update'],
        filter,
        arrayFilters: body['arrayFilters'],
        constants: variables,
      });
  if (update) refuseChange(existing);
  const upserts = update !== null && isTruthy(body['upsert']);
  const collection = upserts ? await context.ensureCollection() : existing;
  if (!collection) {
    checkQuery({ filter, sort: context.doc('sort'), variables });
    return missing(update);
  }
  return context.write((unit) => {
    const history = context.history(unit);
    const statement = statementNumber(context, 0);
    const known = history.get(statement);
    if (known) return known;
    const result = run(context, unit, collection, { filter, variables }, update);
    history.set(statement, result);
    history.save();
    return result;
  });
};

function contradictionIn(body: Doc, removes: boolean): string | null {
  const updates = body['update'] !== undefined;
  if (!removes) return updates ? null : 'Either an update or remove=true must be specified';
  if (updates) return 'Cannot specify both an update and remove=true';
  if (isTruthy(body['upsert'])) return 'Cannot specify both upsert=true and remove=true ';
  if (!isTruthy(body['new'])) return null;
  return "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document";
}

function run(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  { filter, variables }: { filter: Doc; variables: Variables },
  update: Update | null,
): Doc {
  const { hint } = context.body;
  const selection = { filter, sort: context.doc('sort'), hint, variables };
  const found = findOne(context, unit, collection, selection);
  const wantsNew = isTruthy(context.body['new']);
  if (found && update) {
    const { after } = modify(context, unit, collection, found, update);
    return {
      lastErrorObject: { n: new Int32(1), updatedExisting: true },
      value: shown(context, wantsNew ? after : found.doc, variables),
    };
  }
  if (found) {
    deleteRecord(unit, collection, found, found.doc);
    return { lastErrorObject: { n: new Int32(1) }, value: shown(context, found.doc, variables) };
  }
  if (update && isTruthy(context.body['upsert'])) {
    const doc = insertUpsert(context, unit, collection, filter, update);
    return {
      lastErrorObject: { n: new Int32(1), updatedExisting: false, upserted: doc['_id'] },
      value: wantsNew ? shown(context, doc, variables) : null,
    };
  }
  return missing(update);
}

function missing(update: Update | null): Doc {
  const nothing = update ? { n: new Int32(0), updatedExisting: false } : { n: new Int32(0) };
  return { lastErrorObject: nothing, value: null };
}

function shown(context: CommandContext, doc: Doc, variables: Variables): Doc {
  const fields = context.doc('fields');
  if (!fields || Object.keys(fields).length === 0) return doc;
  const matched = compileMatchedPosition(context.doc('query') ?? {}, variables);
  return compileProjection(fields, true, matched, variables)(doc, variables);
}
