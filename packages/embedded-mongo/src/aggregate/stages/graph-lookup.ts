import type { Collation } from '../../bson/collation.ts';
import { asWhole } from '../../bson/numbers.ts';
import { type Doc, Long, isDoc, isNumber } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileMatcher } from '../../query/matcher.ts';
import { type Held, holding } from '../../query/memory.ts';
import { compileExpression } from '../expression.ts';
import { identityOf } from '../expressions/value-set.ts';
import { checkFieldPath } from '../field-path.ts';
import type { PipelineContext, Pipelines, Source, StageCompiler, Stream } from '../pipeline.ts';
import { collationKey } from '../variables.ts';
import { withValue } from './basic.ts';
import { ForeignIndex, identitiesAt } from './foreign-index.ts';
import { sourceOf } from './source-of.ts';

interface GraphLookup {
  as: string;
  connectFromField: string;
  connectToField: string;
  depthField: string | undefined;
  maxDepth: number;
  restrict: Doc;
}

const texts = new Set(['as', 'connectFromField', 'connectToField', 'depthField']);

function readGraphLookup(spec: Doc): GraphLookup {
  for (const [name, value] of Object.entries(spec)) {
    if (texts.has(name)) {
      if (typeof value !== 'string') {
        throw new CommandError(40_103, `Expected string as argument for ${name}`);
      }
      checkFieldPath(value);
    } else if (name === 'maxDepth') {
      if (!isNumber(value)) throw new CommandError(40_100, 'maxDepth requires numeric argument');
      const depth = asWhole(value);
      if (depth === undefined) {
        throw new CommandError(40_102, 'maxDepth could not be represented as a long long');
      }
      if (depth < 0) throw new CommandError(40_101, 'maxDepth requires a nonnegative argument');
    } else if (name === 'restrictSearchWithMatch') {
      if (!isDoc(value)) {
        throw new CommandError(40_185, 'restrictSearchWithMatch must be an object');
      }
    } else if (name !== 'from' && name !== 'startWith') {
      throw new CommandError(40_104, `Unknown argument to $graphLookup: ${name}`);
    }
  }
  const { as, connectFromField, connectToField, depthField, maxDepth } = spec;
  const needed = ['from', 'startWith', 'as', 'connectFromField', 'connectToField'];
  if (needed.some((name) => spec[name] === undefined)) {
    throw new CommandError(
      40_105,
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.",
    );
  }
  return {
    as: as as string,
    connectFromField: connectFromField as string,
    connectToField: connectToField as string,
    depthField: depthField as string | undefined,
    maxDepth: asWhole(maxDepth) ?? Number.POSITIVE_INFINITY,
    restrict: (spec['restrictSearchWithMatch'] ?? {}) as Doc,
  };
}

/** Finds the documents that hold one of some values, each once. */
type Find = (values: unknown[]) => Iterable<Doc | null>;

/** What the documents of a view are found by: they are made once, and held by their values. */
function* findInView(
  documents: Stream,
  field: string,
  collation: Collation | null | undefined,
  held: Held,
): Generator<null, Find> {
  const parts = field.split('.');
  const byValue = new Map<string, Doc[]>();
  for (const doc of documents) {
    if (doc === null) {
      yield null;
      continue;
    }
    held.add(doc);
    for (const identity of identitiesAt(doc, parts, collation)) {
      const list = byValue.get(identity);
      if (list) list.push(doc);
      else byValue.set(identity, [doc]);
    }
  }
  return (values) =>
    new Set(values.flatMap((each) => byValue.get(identityOf(each, collation)) ?? []));
}

function* findIn(
  { runPipeline }: Pipelines,
  { collection, stages }: Source,
  field: string,
  context: PipelineContext,
  held: Held,
): Generator<null, Find> {
  if (!collection) return () => [];
  if (stages.length === 0) {
    const foreign = new ForeignIndex(collection, field, context);
    return (values) => foreign.lookup(values);
  }
  const documents = runPipeline(collection, stages, context);
  return yield* findInView(documents, field, context.variables[collationKey], held);
}

export const compileGraphLookup =
  (pipelines: Pipelines): StageCompiler =>
  (spec, context) => {
    if (!isDoc(spec)) {
      throw new CommandError(
        'FailedToParse',
        'the $graphLookup stage specification must be an object',
      );
    }
    const { as, connectFromField, connectToField, depthField, maxDepth, restrict } =
      readGraphLookup(spec);
    const from = sourceOf('$graphLookup', spec['from'], context);
    const start = compileExpression(spec['startWith']);
    const next = compileExpression(`$${connectFromField}`);
    const isAllowed = compileMatcher(restrict, context.variables);
    const collation = context.variables[collationKey];
    return (input) =>
      holding(context.memory, '$graphLookup', function* graphLookup(held) {
        const source = context.source(from.db, from.name);
        const lookup = yield* findIn(pipelines, source, connectToField, context, held);
        for (const doc of input) {
          if (doc === null) {
            yield null;
            continue;
          }
          const variables = { ...context.variables, ROOT: doc };
          const found = new Map<string, Doc>();
          const asked = new Set<string>();
          let frontier = fresh(start(doc, variables), asked, collation);
          for (let depth = 0; frontier.length > 0 && depth <= maxDepth; depth++) {
            const values: unknown[] = [];
            for (const each of lookup(frontier)) {
              if (each === null) {
                yield null;
                continue;
              }
              const identity = identityOf(each['_id']);
              if (found.has(identity) || !isAllowed(each)) continue;
              const reached =
                depthField === undefined
                  ? each
                  : withValue(each, depthField.split('.'), Long.fromNumber(depth));
              found.set(identity, reached);
              values.push(...fresh(next(each, variables), asked, collation));
            }
            frontier = values;
          }
          yield withValue(doc, as.split('.'), [...found.values()]);
        }
      });
  };

/** The values not asked for before. */
function fresh(
  value: unknown,
  asked: Set<string>,
  collation: Collation | null | undefined,
): unknown[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each) => {
    if (each === undefined || each === null) return false;
    const identity = identityOf(each, collation);
    if (asked.has(identity)) return false;
    asked.add(identity);
    return true;
  });
}
