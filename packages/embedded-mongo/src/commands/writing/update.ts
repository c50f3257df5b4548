import type { Variables } from '../../aggregate/variables.ts';
import { type Doc, Int32, isDoc, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { Collection } from '../../storage/collection.ts';
import { checkQuery } from '../../query/find.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import { type Update, compileUpdate, isReplacement } from '../../update/update.ts';
import type { Command, CommandContext } from '../context.ts';
import { checkSeriesUpdate } from '../collections/time-series.ts';
import { findIds, findOne, insertUpsert, modify, stillMatching } from './modify.ts';
import {
  type BatchResult,
  isWholeCommand,
  runBatch,
  runEach,
  statementsOf,
  sumOf,
} from './write-batch.ts';

const documentsPerCommit = 200;

/** One statement of an update, compiled. */
export interface Statement {
  filter: Doc;
  update: Update;
  multi: boolean;
  upsert: boolean;
  sort: Doc | undefined;
  hint: unknown;
  variables: Variables;
}

export const update: Command = async (context) => {
  const statements = statementsOf(context, 'updates', ['q', 'u']);
  const upserts = statements.some((each) => isTruthy(each['upsert']));
  const collection = upserts ? await context.ensureCollection() : context.collection();
  const hasMulti = statements.some((each) => isTruthy(each['multi']));
  const { results, writeErrors } = await (collection
    ? (hasMulti ? runApart : runTogether)(context, collection, statements)
    : checkEach(context, statements));
  const upserted = results.flatMap((result, index) =>
    result && 'upserted' in result ? [{ index: new Int32(index), _id: result['upserted'] }] : [],
  );
  return {
    n: new Int32(sumOf(results, 'n')),
    nModified: new Int32(sumOf(results, 'nModified')),
    ...(upserted.length > 0 ? { upserted } : {}),
    ...(writeErrors.length > 0 ? { writeErrors } : {}),
  };
};

/** Checks and compiles one statement of an update. */
export function parseUpdate(
  context: CommandContext,
  collection: Collection | undefined,
  statement: Doc,
): Statement {
  const { q: filter, u: spec, arrayFilters, c } = statement;
  if (!isDoc(filter)) throw new CommandError('TypeMismatch', "'updates.q' must be an object");
  checkSeriesUpdate(collection, statement);
  const variables = context.variablesOn(collection, statement['collation'] ?? null);
  const multi = isTruthy(statement['multi']);
  if (multi) context.refuseRetryOfMany();
  if (multi && statement['sort'] !== undefined) {
    throw new CommandError('FailedToParse', 'Cannot specify sort with multi=true');
  }
  if (multi && isReplacement(spec)) {
    throw new CommandError(
      'FailedToParse',
      'multi update is not supported for replacement-style update',
    );
  }
  if (c !== undefined && !Array.isArray(spec)) {
    throw new CommandError(51_198, 'Constant values may only be specified for pipeline updates');
  }
  const constants = { ...variables, ...(isDoc(c) ? c : {}) };
  return {
    filter,
    update: compileUpdate({ spec, filter, arrayFilters, constants }),
    multi,
    upsert: isTruthy(statement['upsert']),
    sort: isDoc(statement['sort']) ? statement['sort'] : undefined,
    hint: statement['hint'],
    variables,
  };
}

/** Statements on a collection that does not exist change nothing, but may be wrong. */
function checkEach(context: CommandContext, statements: Doc[]): Promise<BatchResult> {
  return runBatch(context, statements.length, (_unit, i) => {
    checkQuery(parseUpdate(context, undefined, statements[i] as Doc));
    return { n: new Int32(0), nModified: new Int32(0) };
  });
}

/** Statements on single documents share commits. */
function runTogether(
  context: CommandContext,
  collection: Collection,
  statements: Doc[],
): Promise<BatchResult> {
  return runBatch(context, statements.length, (unit, i) =>
    updateOne(context, unit, collection, parseUpdate(context, collection, statements[i] as Doc)),
  );
}

/** With a multi statement among them, each statement takes the commits it needs. */
function runApart(
  context: CommandContext,
  collection: Collection,
  statements: Doc[],
): Promise<BatchResult> {
  const parsed = (i: number): Statement => parseUpdate(context, collection, statements[i] as Doc);
  return runEach(
    context,
    statements.length,
    (i) => {
      const statement = parsed(i);
      return statement.multi ? updateMany(context, collection, statement) : null;
    },
    (unit, i) => updateOne(context, unit, collection, parsed(i)),
  );
}

/** Changes the first document a statement finds, or inserts one. */
export function updateOne(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  statement: Statement,
): Doc {
  const { filter, update: apply, upsert } = statement;
  const found = findOne(context, unit, collection, statement);
  if (found) {
    const { modified } = modify(context, unit, collection, found, apply);
    return { n: new Int32(1), nModified: new Int32(modified ? 1 : 0) };
  }
  if (!upsert) return { n: new Int32(0), nModified: new Int32(0) };
  const doc = insertUpsert(context, unit, collection, filter, apply);
  return { n: new Int32(1), nModified: new Int32(0), upserted: doc['_id'] };
}

/**
 * Changes all documents a statement finds, some per commit. Those before one that fails stay changed, as
 * in MongoDB.
 */
export async function updateMany(
  context: CommandContext,
  collection: Collection,
  statement: Statement,
): Promise<Doc> {
  const ids = await findIds(context, collection, statement);
  if (ids.length === 0 && statement.upsert) {
    return context.write((unit) => updateOne(context, unit, collection, statement));
  }
  let n = 0;
  let nModified = 0;
  for (let start = 0; start < ids.length; start += documentsPerCommit) {
    const part = ids.slice(start, start + documentsPerCommit);
    const { matched, changed, failure } = await context.write((unit) =>
      changeEach(context, unit, collection, statement, part),
    );
    if (failure) throw failure;
    n += matched;
    nModified += changed;
  }
  return { n: new Int32(n), nModified: new Int32(nModified) };
}

function changeEach(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  statement: Statement,
  ids: number[],
): { matched: number; changed: number; failure: CommandError | null } {
  let matched = 0;
  let changed = 0;
  for (const found of stillMatching(unit, collection, statement, ids)) {
    matched++;
    try {
      if (modify(context, unit, collection, found, statement.update).modified) changed++;
    } catch (error) {
      if (!(error instanceof CommandError) || isWholeCommand(error)) throw error;
      return { matched, changed, failure: error };
    }
  }
  return { matched, changed, failure: null };
}
