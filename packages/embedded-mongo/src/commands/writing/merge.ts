import { compileExpression } from '../../aggregate/expression.ts';
import type { Variables } from '../../aggregate/variables.ts';
import { encode } from '../../bson/codec.ts';
import { equalValues } from '../../bson/compare.ts';
import { mergeDocs } from '../../aggregate/expressions/objects.ts';
import { withFirst } from '../../bson/ordered.ts';
import { type Doc, Int32, isDoc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { valueAt } from '../../query/paths.ts';
import { insertRecord } from '../../storage/capped.ts';
import type { Collection } from '../../storage/collection.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import { describeDifference } from '../../update/difference.ts';
import { compilePipelineUpdate } from '../../update/pipeline-update.ts';
import type { UpdateOutcome } from '../../update/update.ts';
import { withId } from '../../update/upsert.ts';
import type { CommandContext } from '../context.ts';
import { refuseChange } from '../collections/time-series.ts';
import { type Selection, findOne, modify } from './modify.ts';
import { checkDocument } from './validation.ts';

/** Merges one document into a collection. */
export type Merge = (unit: WriteUnit, target: Collection, doc: Doc) => void;

type Change = (before: Doc, doc: Doc) => Doc;

/** What `whenNotMatched` may be beside each `whenMatched`. */
const modes: Record<string, string[]> = {
  merge: ['insert', 'discard', 'fail'],
  replace: ['insert', 'discard', 'fail'],
  pipeline: ['insert', 'discard', 'fail'],
  keepExisting: ['insert'],
  fail: ['insert'],
};

/** Reads a `$merge` and checks it before the pipeline runs. */
export function compileMerge(context: CommandContext, spec: Doc, db: string, name: string): Merge {
  const on = onOf(spec['on']);
  const { matched, missing } = modesOf(spec);
  checkUnique(context, on, db, name);
  const change = compileChange(context, spec, matched);
  return (unit, target, given) => {
    const isNew = on.includes('_id') && given['_id'] === undefined;
    const doc = isNew ? withId(given) : given;
    const selection = selectionOf(context, on, doc);
    const found = findOne(context, unit, target, selection);
    if (!found) {
      if (missing === 'insert') insert(context, unit, target, withId(doc));
      else if (missing === 'fail') {
        throw new CommandError(13113, '$merge could not find a matching document');
      }
      return;
    }
    if (matched === 'keepExisting') return;
    if (matched === 'fail') throw alreadyThere(target, on, doc);
    refuseChange(target);
    modify(context, unit, target, found, (before): UpdateOutcome => {
      const after = change(before, doc);
      return { doc: after, kind: 'update', description: describeDifference(before, after) };
    });
  };
}

function onOf(on: unknown): string[] {
  const paths = on === undefined ? ['_id'] : [on].flat();
  if (paths.length > 0 && paths.every((each) => typeof each === 'string')) return paths;
  throw new CommandError(51186, "'on' must be a field name or an array of them");
}

function modesOf(spec: Doc): { matched: string; missing: string } {
  const given = spec['whenMatched'] ?? 'merge';
  const matched = Array.isArray(given) ? 'pipeline' : given;
  const missing = spec['whenNotMatched'] ?? 'insert';
  if (typeof matched !== 'string' || (matched === 'pipeline' && !Array.isArray(given))) {
    throw unknownMode('whenMatched', given);
  }
  const allowed = modes[matched];
  if (!allowed) throw unknownMode('whenMatched', given);
  if (typeof missing !== 'string' || !['insert', 'discard', 'fail'].includes(missing)) {
    throw unknownMode('whenNotMatched', missing);
  }
  if (!allowed.includes(missing)) {
    throw new CommandError(
      51181,
      `Combination of {whenMatched: ${matched}} and {whenNotMatched: ${missing}} modes is not supported`,
    );
  }
  if (spec['let'] !== undefined && matched !== 'pipeline') {
    throw new CommandError(51199, `Cannot use 'let' variables with 'whenMatched: ${matched}' mode`);
  }
  return { matched, missing };
}

function unknownMode(field: string, value: unknown): CommandError {
  return new CommandError(
    'BadValue',
    `Enumeration value '${JSON.stringify(value)}' for field '$merge.${field}' is not a valid value.`,
  );
}

/** What finds the documents to merge with must belong to one document at most. */
function checkUnique(context: CommandContext, on: string[], db: string, name: string): void {
  if (on.length === 1 && on[0] === '_id') return;
  const indexes = context.findCollection(db, name)?.indexes ?? [];
  const isUnique = indexes.some(({ unique, partialFilter, fields }) => {
    const paths = new Set(fields.map(({ path }) => path));
    return (
      unique && !partialFilter && paths.size === on.length && on.every((one) => paths.has(one))
    );
  });
  if (isUnique) return;
  throw new CommandError(51183, 'Cannot find index to verify that join fields will be unique');
}

function selectionOf(context: CommandContext, on: string[], doc: Doc): Selection {
  const filter: Doc = {};
  for (const path of on) {
    const value = valueAt(doc, path.split('.'));
    if (Array.isArray(value)) {
      throw new CommandError(51185, `$merge write error: 'on' field '${path}' cannot be an array`);
    }
    if (path !== '_id' && (value === undefined || value === null)) {
      throw new CommandError(
        51132,
        `$merge write error: 'on' field '${path}' cannot be missing, null or undefined`,
      );
    }
    filter[path] = { $eq: value };
  }
  return { filter, variables: context.variables };
}

function compileChange(context: CommandContext, spec: Doc, matched: string): Change {
  if (matched === 'replace') return (before, doc) => keepId(before, doc);
  const stages = spec['whenMatched'];
  if (!Array.isArray(stages)) return (before, doc) => mergeDocs([before, keepId(before, doc)]);
  const pipeline = compilePipelineUpdate(stages);
  const lets = Object.entries(isDoc(spec['let']) ? spec['let'] : { new: '$$ROOT' }).map(
    ([variable, expression]) => [variable, compileExpression(expression)] as const,
  );
  return (before, doc) => {
    const variables: Variables = { ...context.variables };
    for (const [variable, evaluate] of lets) {
      variables[variable] = evaluate(doc, { ...context.variables, ROOT: doc });
    }
    return pipeline(before, variables);
  };
}

/** A document that names no other `_id` takes that of the one it is merged into. */
function keepId(before: Doc, doc: Doc): Doc {
  if (doc['_id'] === undefined) return withFirst('_id', before['_id'], doc);
  if (equalValues(before['_id'], doc['_id'])) return doc;
  throw new CommandError(
    'ImmutableField',
    '$merge failed to update the matching document, did you attempt to modify the _id or the shard key?',
  );
}

function alreadyThere(target: Collection, on: string[], doc: Doc): CommandError {
  const keyPattern = Object.fromEntries(on.map((path) => [path, new Int32(1)]));
  const keyValue = Object.fromEntries(on.map((path) => [path, valueAt(doc, path.split('.'))]));
  return new CommandError(
    'DuplicateKey',
    `PlanExecutor error during aggregation :: caused by :: E11000 duplicate key error collection: ${target.namespace}: $merge found a matching document`,
    { keyPattern, keyValue },
  );
}

function insert(context: CommandContext, unit: WriteUnit, target: Collection, doc: Doc): void {
  checkDocument(context, target, null, doc);
  insertRecord(unit, target, doc, encode(doc));
}
