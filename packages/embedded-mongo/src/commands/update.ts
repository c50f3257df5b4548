import { type Doc, Int32, isDoc, isTruthy } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { WriteUnit } from '../storage/write-unit.ts';
import { type Update, compileUpdate, isReplacement } from '../update/update.ts';
import type { Command, CommandContext } from './context.ts';
import { findIds, findOne, insertUpsert, modify, stillMatching } from './modify.ts';
import {
  type BatchResult,
  runBatch,
  statementNumber,
  statementsOf,
  sumOf,
  writeError,
} from './write-batch.ts';

const documentsPerCommit = 200;

interface Statement {
  filter: Doc;
  update: Update;
  multi: boolean;
  upsert: boolean;
  sort: Doc | undefined;
}

export const update: Command = async (context) => {
  const statements = statementsOf(context, 'updates');
  const collection = await context.engine.ensureCollection(context.db, context.collectionName);
  const hasMulti = statements.some((each) => isTruthy(each['multi']));
  const run = hasMulti ? runEach : runTogether;
  const { results, writeErrors } = await run(context, collection, statements);
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

function parse(context: CommandContext, statement: Doc): Statement {
  const { q: filter, u: spec, arrayFilters, c } = statement;
  if (!isDoc(filter)) throw new CommandError('TypeMismatch', "'updates.q' must be an object");
  context.refuseCollation(statement['collation']);
  const multi = isTruthy(statement['multi']);
  if (multi && isReplacement(spec)) {
    throw new CommandError(
      'FailedToParse',
      'multi update is not supported for replacement-style update',
    );
  }
  const constants = { ...context.variables, ...(isDoc(c) ? c : {}) };
  return {
    filter,
    update: compileUpdate({ spec, filter, arrayFilters, constants }),
    multi,
    upsert: isTruthy(statement['upsert']),
    sort: isDoc(statement['sort']) ? statement['sort'] : undefined,
  };
}

/** Statements on single documents share commits. */
function runTogether(
  context: CommandContext,
  collection: Collection,
  statements: Doc[],
): Promise<BatchResult> {
  return runBatch(context, statements.length, (unit, i) =>
    updateOne(context, unit, collection, parse(context, statements[i] as Doc)),
  );
}

/** With a multi statement among them, each statement takes the commits it needs. */
async function runEach(
  context: CommandContext,
  collection: Collection,
  statements: Doc[],
): Promise<BatchResult> {
  const results: (Doc | undefined)[] = [];
  const writeErrors: Doc[] = [];
  for (const [i, statement] of statements.entries()) {
    try {
      const parsed = parse(context, statement);
      results.push(
        parsed.multi
          ? await updateMany(context, collection, parsed)
          : await context.write((unit) => {
              const history = context.history(unit);
              const number = statementNumber(context, i);
              const known = history.get(number);
              if (known) return known;
              const result = updateOne(context, unit, collection, parsed);
              history.set(number, result);
              history.save();
              return result;
            }),
      );
    } catch (error) {
      if (!(error instanceof CommandError) || error.codeName === 'WriteConflict') throw error;
      results.push(undefined);
      writeErrors.push(writeError(error, i));
      if (context.body['ordered'] !== false || context.transaction) break;
    }
  }
  return { results, writeErrors };
}

function updateOne(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  { filter, update: apply, upsert, sort }: Statement,
): Doc {
  const found = findOne(context, unit, collection, filter, sort);
  if (found) {
    const { modified } = modify(context, unit, collection, found, apply);
    return { n: new Int32(1), nModified: new Int32(modified ? 1 : 0) };
  }
  if (!upsert) return { n: new Int32(0), nModified: new Int32(0) };
  const doc = insertUpsert(context, unit, collection, filter, apply);
  return { n: new Int32(1), nModified: new Int32(0), upserted: doc['_id'] };
}

async function updateMany(
  context: CommandContext,
  collection: Collection,
  statement: Statement,
): Promise<Doc> {
  const { filter, update: apply, upsert } = statement;
  const ids = await findIds(context, collection, filter);
  if (ids.length === 0 && upsert) {
    return context.write((unit) => updateOne(context, unit, collection, statement));
  }
  let n = 0;
  let nModified = 0;
  for (let start = 0; start < ids.length; start += documentsPerCommit) {
    const part = ids.slice(start, start + documentsPerCommit);
    const counts = await context.write((unit) => {
      let matched = 0;
      let changed = 0;
      for (const found of stillMatching(context, unit, collection, filter, part)) {
        matched++;
        if (modify(context, unit, collection, found, apply).modified) changed++;
      }
      return { matched, changed };
    });
    n += counts.matched;
    nModified += counts.changed;
  }
  return { n: new Int32(n), nModified: new Int32(nModified) };
}
