import { encode } from '../../bson/codec.ts';
import { equalValues } from '../../bson/compare.ts';
import { type Doc, Int32, isDoc } from '../../bson/values.ts';
import { CommandError, unsupported } from '../../errors.ts';
import { valueAt } from '../../query/paths.ts';
import { insertRecord } from '../../storage/capped.ts';
import { deleteRecord } from '../../storage/records.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import type { Collection } from '../../storage/collection.ts';
import { compilePipelineUpdate } from '../../update/pipeline-update.ts';
import { describeDifference } from '../../update/difference.ts';
import { withId } from '../../update/upsert.ts';
import type { CommandContext } from '../context.ts';
import { checkDocument } from './validation.ts';
import { findIds, findOne, modify, stillMatching } from './modify.ts';

/** Carries out a final `$out` or `$merge`. */
export async function writeOut(
  context: CommandContext,
  stage: Doc,
  results: Iterable<Doc | null>,
): Promise<void> {
  if (context.transaction) {
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      '$out and $merge cannot run in a transaction',
    );
  }
  const merging = '$merge' in stage;
  const spec = merging ? stage['$merge'] : stage['$out'];
  const { db, name } = targetOf(context, merging && isDoc(spec) ? spec['into'] : spec);
  const docs: Doc[] = [];
  for (const doc of results) {
    if (doc) docs.push(withId(doc));
    else await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  const target = await context.ensureCollection(db, name);
  if (!merging) return replaceAll(context, target, docs);
  const write = compileMerge(context, isDoc(spec) ? spec : {});
  for (let i = 0; i < docs.length; i += 200) {
    await context.write((unit) => {
      for (const doc of docs.slice(i, i + 200)) write(unit, target, doc);
    });
  }
}

function targetOf(context: CommandContext, spec: unknown): { db: string; name: string } {
  if (typeof spec === 'string') return { db: context.db, name: spec };
  if (isDoc(spec) && typeof spec['coll'] === 'string') {
    return { db: typeof spec['db'] === 'string' ? spec['db'] : context.db, name: spec['coll'] };
  }
  throw new CommandError('FailedToParse', 'The target must be a collection name or { db, coll }');
}

async function replaceAll(context: CommandContext, target: Collection, docs: Doc[]): Promise<void> {
  const all = { filter: {}, variables: context.variables };
  const old = await findIds(context, target, all);
  await context.write((unit) => {
    for (const found of stillMatching(unit, target, all, old)) {
      deleteRecord(unit, target, found, found.doc);
    }
    for (const doc of docs) insertDoc(context, unit, target, doc);
  });
}

function insertDoc(context: CommandContext, unit: WriteUnit, target: Collection, doc: Doc): void {
  checkDocument(context, target, null, doc);
  insertRecord(unit, target, doc, encode(doc));
}

type Merge = (unit: WriteUnit, target: Collection, doc: Doc) => void;

function compileMerge(context: CommandContext, spec: Doc): Merge {
  const on = spec['on'] === undefined ? ['_id'] : [spec['on']].flat();
  if (!on.every((each) => typeof each === 'string')) {
    throw new CommandError(51186, "'on' must be a field name or an array of them");
  }
  if (spec['let'] !== undefined) throw unsupported("The option 'let' of $merge");
  const matched = spec['whenMatched'] ?? 'merge';
  const missing = spec['whenNotMatched'] ?? 'insert';
  const pipeline = Array.isArray(matched) ? compilePipelineUpdate(matched) : null;
  return (unit, target, doc) => {
    const filter = Object.fromEntries(
      on.map((path) => [path, { $eq: valueAt(doc, path.split('.')) }]),
    );
    const found = findOne(context, unit, target, { filter, variables: context.variables });
    if (!found) {
      if (missing === 'insert') insertDoc(context, unit, target, doc);
      else if (missing === 'fail') {
        throw new CommandError(13113, '$merge could not find a matching document');
      }
      return;
    }
    if (matched === 'keepExisting') return;
    if (matched === 'fail') {
      const keyPattern = Object.fromEntries(on.map((path) => [path, new Int32(1)]));
      const keyValue = Object.fromEntries(on.map((path) => [path, valueAt(doc, path.split('.'))]));
      throw new CommandError(
        'DuplicateKey',
        `PlanExecutor error during aggregation :: caused by :: E11000 duplicate key error collection: ${target.namespace}: $merge found a matching document`,
        { keyPattern, keyValue },
      );
    }
    modify(context, unit, target, found, (before) => {
      const after = pipeline
        ? pipeline(before, { ...context.variables, new: doc })
        : matched === 'replace'
          ? keepId(before, doc)
          : { ...before, ...keepId(before, doc) };
      return { doc: after, kind: 'update', description: describeDifference(before, after) };
    });
  };
}

function keepId(before: Doc, doc: Doc): Doc {
  return equalValues(before['_id'], doc['_id']) ? doc : { ...doc, _id: before['_id'] };
}
