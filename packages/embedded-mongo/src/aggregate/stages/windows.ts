import type { Collation } from '../../bson/collation.ts';
import { compareValues } from '../../bson/compare.ts';
import { type Doc, isDoc, typeName } from '../../bson/values.ts';
import { CommandError, missingField, unknownField } from '../../errors.ts';
import { type Held, holding } from '../../query/memory.ts';
import { compareSortKeys, parseSort, sortKeys } from '../../query/sort.ts';
import { compileExpression } from '../expression.ts';
import { identityOf } from '../expressions/value-set.ts';
import type { PipelineContext, Stage, StageCompiler, Stream } from '../pipeline.ts';
import { type Evaluator, type Variables, collationKey } from '../variables.ts';
import { parseBounds } from '../windows/bounds.ts';
import { type WindowCompiler, gatheringFunctions } from '../windows/gathering.ts';
import { Pace, Partition, type WindowFunction } from '../windows/partition.ts';
import { placingFunctions } from '../windows/placing.ts';
import { withValue } from './basic.ts';

const functions: Record<string, WindowCompiler> = { ...gatheringFunctions, ...placingFunctions };

/** Checks a specification's fields as MongoDB's own parser does. */
export function checkFields(
  stage: string,
  spec: Doc,
  fields: readonly string[],
  required: readonly string[],
): void {
  const unknown = Object.keys(spec).find((name) => !fields.includes(name));
  if (unknown !== undefined) throw unknownField(`${stage}.${unknown}`);
  const missing = required.find((name) => spec[name] === undefined);
  if (missing !== undefined) throw missingField(`${stage}.${missing}`);
}

/** Checks that a stage's specification is an object. */
export function objectSpec(stage: string, spec: unknown): Doc {
  if (isDoc(spec)) return spec;
  throw new CommandError(
    'FailedToParse',
    `the ${stage} stage specification must be an object, found ${typeName(spec)}`,
  );
}

const compileSetWindowFields: StageCompiler = (given, context) => {
  const spec = objectSpec('$setWindowFields', given);
  checkFields('$setWindowFields', spec, ['partitionBy', 'sortBy', 'output'], ['output']);
  const { partitionBy, sortBy, output } = spec;
  if (!isDoc(output) || (sortBy !== undefined && !isDoc(sortBy))) {
    throw new CommandError(
      'TypeMismatch',
      "$setWindowFields needs objects for 'sortBy' and 'output'",
    );
  }
  return windowStage(partitionBy, sortBy, output, context);
};

/** The stage, from specifications that are objects. */
export function windowStage(
  partitionBy: unknown,
  sortBy: Doc | undefined,
  output: Doc,
  context: PipelineContext,
): Stage {
  const constants = context.variables;
  const collation = constants[collationKey];
  const fields = sortBy ? parseSort(sortBy, collation) : [];
  const sorted = fields.length > 0 ? fields : null;
  const paths = Object.keys(output);
  checkConflicts(paths);
  const computed = paths.map((path) => {
    const parts = path.split('.');
    return { parts, compute: compileFunction(output[path], sorted, collation) };
  });
  const partitionOf = partitionBy === undefined ? null : compileExpression(partitionBy);
  const single = fields.length === 1 ? compileExpression(`$${fields[0]?.path}`) : null;
  return (input) =>
    holding(context.memory, '$setWindowFields', function* setWindowFields(held) {
      const pace = new Pace();
      const partitions = yield* split(input, partitionOf, constants, held);
      for (const unsorted of partitions) {
        const keyed = unsorted.map((doc) => ({ doc, keys: sortKeys(doc, fields) }));
        if (sorted) keyed.sort((a, b) => compareSortKeys(a.keys, b.keys, fields));
        const docs = keyed.map(({ doc }) => doc);
        const partition = new Partition(docs, pace, constants, single, fields);
        const columns: unknown[][] = [];
        for (const { compute } of computed) columns.push(yield* compute(partition));
        for (const [place, doc] of docs.entries()) {
          let result = doc;
          for (const [i, { parts }] of computed.entries()) {
            result = withValue(result, parts, columns[i]?.[place]);
          }
          yield result;
        }
      }
    });
}

function checkConflicts(paths: readonly string[]): void {
  const sorted = paths.toSorted();
  for (const [i, path] of sorted.entries()) {
    if (sorted[i + 1]?.startsWith(`${path}.`) === true) {
      throw new CommandError(
        6307900,
        "$setWindowFields 'output' specification contains two conflicting paths",
      );
    }
  }
}

function compileFunction(
  spec: unknown,
  sortBy: ReturnType<typeof parseSort> | null,
  collation: Collation | null | undefined,
): WindowFunction {
  if (!isDoc(spec)) {
    throw new CommandError('FailedToParse', 'The window function specification must be an object');
  }
  const names = Object.keys(spec);
  const name = names.find((each) => each.startsWith('$'));
  if (name === undefined) {
    throw new CommandError('FailedToParse', 'Expected a $-prefixed window function');
  }
  const compile = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (compile === undefined) {
    throw new CommandError('FailedToParse', `Unrecognized window function, ${name}`);
  }
  const unknown = names.find((each) => each !== name && each !== 'window');
  if (unknown !== undefined) {
    throw new CommandError(
      'FailedToParse',
      `Window function found an unknown argument: ${unknown}`,
    );
  }
  const window = 'window' in spec ? parseBounds(spec['window'], sortBy) : undefined;
  return compile({ name, operand: spec[name], window, sortBy, spec, collation });
}

/** The documents by partition, the partitions in the order of their keys. */
function* split(
  input: Stream,
  partitionOf: Evaluator | null,
  constants: Variables,
  held: Held,
): Generator<null, Doc[][]> {
  const partitions = new Map<string, { key: unknown; docs: Doc[] }>();
  for (const doc of input) {
    if (doc === null) {
      yield null;
      continue;
    }
    const key = partitionOf?.(doc, { ...constants, ROOT: doc }) ?? null;
    if (Array.isArray(key)) {
      throw new CommandError('TypeMismatch', "Cannot 'partitionBy' an expression of type array");
    }
    const identity = partitionOf ? identityOf(key, constants[collationKey]) : '';
    const partition = partitions.get(identity);
    held.add(doc);
    if (partition) partition.docs.push(doc);
    else partitions.set(identity, { key, docs: [doc] });
  }
  const all = [...partitions.values()];
  const collation = constants[collationKey];
  return all.toSorted((a, b) => compareValues(a.key, b.key, collation)).map(({ docs }) => docs);
}

const compileFill: StageCompiler = (given, context) => {
  const spec = objectSpec('$fill', given);
  const fields = ['partitionBy', 'partitionByFields', 'sortBy', 'output'];
  checkFields('$fill', spec, fields, ['output']);
  const { output, sortBy, partitionBy, partitionByFields } = spec;
  if (!isDoc(output) || Object.keys(output).length === 0) {
    throw new CommandError(
      6050203,
      "The output field in '$fill' must contain an object with at least one element",
    );
  }
  if (partitionBy !== undefined && partitionByFields !== undefined) {
    throw new CommandError(
      6050204,
      "Maximum one of 'partitionBy' and 'partitionByFields can be specified in '$fill'",
    );
  }
  const { methods, values } = fillOutput(output);
  const byFields = Array.isArray(partitionByFields)
    ? partitionByFields.map((path: unknown) => `$${String(path)}`)
    : undefined;
  const partition = byFields ? byKeys(byFields) : partitionBy;
  const order = isDoc(sortBy) ? sortBy : undefined;
  const fill =
    Object.keys(methods).length > 0 ? windowStage(partition, order, methods, context) : null;
  return function* fillStage(input) {
    const stream: Stream = fill ? fill(input) : input;
    for (const doc of stream) {
      yield doc === null ? null : withDefaults(doc, values, context.variables);
    }
  };
};

/** One key of several: arrays cannot be partitioned by, documents can. */
function byKeys(paths: readonly string[]): Doc {
  return Object.fromEntries(paths.map((path, i) => [String.fromCodePoint(97 + i), path]));
}

type Defaults = { parts: string[]; current: Evaluator; fallback: Evaluator }[];

function fillOutput(output: Doc): { methods: Doc; values: Defaults } {
  const methods: Doc = {};
  const values: Defaults = [];
  for (const [path, spec] of Object.entries(output)) {
    if (!isDoc(spec)) {
      throw new CommandError(
        6050200,
        'Each fill output specification must be an object with exactly one field',
      );
    }
    checkFields('$fill', spec, ['method', 'value'], []);
    const { method } = spec;
    if (method !== undefined && 'value' in spec) {
      throw new CommandError(
        6050201,
        "Each fill output specification must have exactly one of 'method' or 'value' fields, not both",
      );
    }
    if (method === 'locf') methods[path] = { $locf: `$${path}` };
    else if (method === 'linear') methods[path] = { $linearFill: `$${path}` };
    else if (method !== undefined) {
      throw new CommandError(6050202, 'Method must be either locf or linear');
    } else {
      values.push({
        parts: path.split('.'),
        current: compileExpression(`$${path}`),
        fallback: compileExpression(spec['value']),
      });
    }
  }
  return { methods, values };
}

function withDefaults(doc: Doc, values: Defaults, constants: Variables): Doc {
  const variables = { ...constants, ROOT: doc };
  let result = doc;
  for (const { parts, current, fallback } of values) {
    if ((current(doc, variables) ?? null) === null) {
      result = withValue(result, parts, fallback(doc, variables));
    }
  }
  return result;
}

/** Stages that look at documents among their neighbors. */
export const windowStages: Record<string, StageCompiler> = {
  $setWindowFields: compileSetWindowFields,
  $fill: compileFill,
};
