import { type Doc, Int32, entryOf, isDoc, isNumber } from '../bson/values.ts';
import { CommandError, searchNotEnabled, unsupported } from '../errors.ts';
import { notHere } from '../geo/refusal.ts';
import { type Query, count, find } from '../query/find.ts';
import type { Memory } from '../query/memory.ts';
import { nearQueryOf } from '../query/places/near.ts';
import { searchIn, searchVariables } from '../query/text-search.ts';
import { compileDocumentStage } from '../update/pipeline-update.ts';
import type { Collection } from '../storage/collection.ts';
import type { ReadView } from '../storage/kv.ts';
import { asWhole } from '../bson/numbers.ts';
import { fieldsOfStages } from './dependencies.ts';
import { basicStages } from './stages/basic.ts';
import { bucketAutoStages } from './stages/bucket-auto.ts';
import { densifyStages } from './stages/densify.ts';
import { geoNear } from './stages/geo-near.ts';
import { groupStages } from './stages/group.ts';
import { joinStages } from './stages/join.ts';
import { windowStages } from './stages/windows.ts';
import { compileAmong } from './scope.ts';
import type { Variables } from './variables.ts';

/** Documents on their way; `null` is a pause that lets other work go first. */
export type Stream = Iterable<Doc | null>;

/** What stages may reach besides their input. */
export interface PipelineContext {
  view: ReadView;
  db: string;
  variables: Variables;
  snapshotAt: number | undefined;
  /** What queries hold is counted here. */
  memory: Memory | undefined;
  source(db: string, name: string): Source;
}

/** What a name stands for: a collection, and what views on the way to it make of its documents. */
export interface Source {
  collection: Collection | undefined;
  stages: Doc[];
  options: Doc;
  isView: boolean;
}

export type Stage = (input: Stream) => Generator<Doc | null>;
export type StageCompiler = (spec: unknown, context: PipelineContext) => Stage;

/** What stages that hold pipelines themselves are given to compile and run them. */
export interface Pipelines {
  compileStages: typeof compileStages;
  runPipeline: typeof runPipeline;
  stageName: typeof stageName;
}

/** For stages, and whatever else keeps a pipeline. */
export const pipelines: Pipelines = { compileStages, runPipeline, stageName };

const stageCompilers: Record<string, StageCompiler> = {
  ...basicStages,
  ...groupStages,
  ...joinStages(pipelines),
  ...windowStages,
  ...bucketAutoStages,
  ...densifyStages,
};

const firstOnly = new Set(['$changeStream', '$documents', '$collStats', '$indexStats', '$geoNear']);
const refused = new Set(['$collStats', '$currentOp', '$indexStats', '$listLocalSessions']);
/** Stages of a search server, which is no part of MongoDB itself. */
const searching = new Set(['$search', '$searchMeta', '$vectorSearch', '$listSearchIndexes']);

/** The one stage name of a pipeline entry; throws when it is malformed. */
export function stageName(stage: unknown): string {
  if (!isDoc(stage)) {
    throw new CommandError(
      'TypeMismatch',
      "Each element of the 'pipeline' array must be an object",
    );
  }
  const keys = Object.keys(stage);
  if (keys.length !== 1) {
    throw new CommandError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return keys[0] as string;
}

/** Builds the stages of a pipeline, each checked before anything runs. */
export function compileStages(stages: Doc[], context: PipelineContext): Stage {
  const compiled = compileAmong(context.variables, () =>
    stages.map((stage, i) => {
      const name = stageName(stage);
      if (i > 0 && firstOnly.has(name)) {
        throw new CommandError(40602, `${name} is only valid as the first stage in a pipeline`);
      }
      return compileStage(name, stage[name], context);
    }),
  );
  return (input) => {
    let stream = input;
    for (const stage of compiled) stream = stage(stream);
    return passOn(stream);
  };
}

function* passOn(stream: Stream): Generator<Doc | null> {
  yield* stream;
}

function compileStage(name: string, spec: unknown, context: PipelineContext): Stage {
  const compiler = entryOf(stageCompilers, name);
  if (compiler) return compiler(spec, context);
  const mapping = compileDocumentStage(name, spec);
  if (mapping) {
    return function* map(input) {
      for (const doc of input) yield doc === null ? null : mapping(doc, context.variables);
    };
  }
  if (name === '$changeStream' || name === '$geoNear') {
    throw new CommandError(40_602, `${name} is only valid as the first stage in a pipeline`);
  }
  if (refused.has(name)) throw unsupported(name);
  if (searching.has(name)) throw searchNotEnabled();
  if (name === '$out' || name === '$merge') {
    throw new CommandError(40601, `${name} can only be the final stage in the pipeline`);
  }
  throw unknownStage(name);
}

/** The error of a stage that does not exist. */
export function unknownStage(name: string): CommandError {
  return new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

/** Whether a stage of this name exists, wherever it may stand. */
export function isStage(name: string): boolean {
  const placed =
    [firstOnly, refused, searching].some((names) => names.has(name)) ||
    ['$out', '$merge'].includes(name);
  return placed || entryOf(stageCompilers, name) !== undefined;
}

/** Splits off the leading stages that the query planner can answer. */
export function pushDown(stages: Doc[]): { query: Query; rest: Doc[] } {
  const query: Query = { filter: {} };
  let used = 0;
  const filters: Doc[] = [];
  while (isDoc(stages[used]?.['$match'])) filters.push(stages[used++]?.['$match'] as Doc);
  if (filters.length > 0)
    query.filter = filters.length === 1 ? (filters[0] as Doc) : { $and: filters };
  const sort = stages[used]?.['$sort'];
  if (isDoc(sort) && Object.keys(sort).length > 0) {
    query.sort = sort;
    used++;
  }
  const skip = asWhole(stages[used]?.['$skip']);
  if (skip !== undefined && skip >= 0) {
    query.skip = skip;
    used++;
  }
  const limit = asWhole(stages[used]?.['$limit']);
  if (limit !== undefined && limit > 0) {
    query.limit = limit;
    used++;
  }
  return { query, rest: stages.slice(used) };
}

/**
 * Runs a pipeline over a collection; a missing collection is empty.
 * @param hint the index that the leading stages are to use.
 */
export function runPipeline(
  collection: Collection | undefined,
  stages: Doc[],
  context: PipelineContext,
  hint?: unknown,
): Generator<Doc | null> {
  const [first] = stages;
  if (first && '$geoNear' in first) {
    return compileStages(stages.slice(1), context)(geoNear(collection, first['$geoNear'], context));
  }
  const { query, rest } = pushDown(stages);
  query.hint = hint;
  query.memory = context.memory;
  const run = compileStages(rest, context);
  if (nearQueryOf(query.filter)) throw notHere();
  const { variables, snapshotAt } = context;
  const leading = stages.slice(0, stages.length - rest.length);
  if (leading.length > 0 && (collection || searchIn(query.filter) === undefined)) {
    const known = collection ? searchVariables(collection, query.filter, variables) : variables;
    compileStages(leading, { ...context, variables: known });
  }
  if (collection === undefined) return run([]);
  const counted = countedField(rest[0]);
  if (counted !== null && query.sort === undefined) {
    const remaining = compileStages(rest.slice(1), context);
    const { id, field } = counted;
    return remaining(
      countOnly(context.view, collection, { ...query, variables, snapshotAt }, id, field),
    );
  }
  const fields = fieldsOfStages(rest);
  if (fields !== null) query.fields = fields;
  return run(documents(context.view, collection, { ...query, variables, snapshotAt }));
}

function* documents(view: ReadView, collection: Collection, query: Query): Generator<Doc | null> {
  const isPartial = query.fields !== undefined;
  for (const found of find(view, collection, query)) {
    if (found === null) yield null;
    else yield isPartial ? found.seen : found.doc;
  }
}

/** Recognizes `{ $group: { _id: <constant>, n: { $sum: 1 } } }`, as `countDocuments` sends it. */
function countedField(stage: Doc | undefined): { id: unknown; field: string } | null {
  const group = stage?.['$group'];
  if (!isDoc(group)) return null;
  const { _id: id, ...fields } = group;
  const [entry, ...others] = Object.entries(fields);
  if (entry === undefined || others.length > 0) return null;
  if (!(id === null || isNumber(id)) || entry[0].includes('.')) return null;
  const [field, accumulator] = entry;
  const sum = isDoc(accumulator) ? accumulator['$sum'] : undefined;
  return sum instanceof Int32 && sum.value === 1 && Object.keys(accumulator as Doc).length === 1
    ? { id, field }
    : null;
}

function* countOnly(
  view: ReadView,
  collection: Collection,
  query: Query,
  id: unknown,
  field: string,
): Generator<Doc | null> {
  const n = yield* count(view, collection, query);
  if (n > 0) yield { _id: id, [field]: new Int32(n) };
}
