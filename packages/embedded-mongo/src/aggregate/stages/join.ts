import type { Collation } from '../../bson/collation.ts';
import { type Doc, Long, isDoc, isNumber, setField } from '../../bson/values.ts';
import { CommandError, unsupported } from '../../errors.ts';
import { compileMatcher } from '../../query/matcher.ts';
import { holding } from '../../query/memory.ts';
import { compileExpression } from '../expression.ts';
import { identityOf } from '../expressions/value-set.ts';
import type { PipelineContext, Pipelines, StageCompiler } from '../pipeline.ts';
import { checkName } from '../scope.ts';
import { type Variables, collationKey } from '../variables.ts';
import { collect, withValue } from './basic.ts';
import { ForeignIndex, filterFor } from './foreign-index.ts';
import { asWhole } from '../../bson/numbers.ts';

/** Results kept per distinct local value, so that shared references are looked up once. */
const maxCached = 2000;

const nowhere = { collection: undefined, stages: [] };

/** The collection a stage names: in this database, or `{ db, coll }`. */
function sourceOf(from: unknown, context: PipelineContext): { db: string; name: string } {
  if (typeof from === 'string') return { db: context.db, name: from };
  if (isDoc(from) && typeof from['coll'] === 'string') {
    return { db: typeof from['db'] === 'string' ? from['db'] : context.db, name: from['coll'] };
  }
  throw new CommandError('FailedToParse', "'from' must be the name of a collection");
}

const compileLookup =
  (pipelines: Pipelines): StageCompiler =>
  (spec, context) => {
    if (!isDoc(spec) || typeof spec['as'] !== 'string') {
      throw new CommandError('FailedToParse', "$lookup needs 'from' and 'as'");
    }
    const { localField, foreignField, pipeline, as } = spec as Doc & { as: string };
    const byField = typeof localField === 'string' && typeof foreignField === 'string';
    if (!byField && pipeline === undefined) {
      throw new CommandError('FailedToParse', '$lookup needs fields to compare, or a pipeline');
    }
    const stages = (pipeline ?? []) as Doc[];
    const isOwn = isDoc(stages[0]) && '$documents' in stages[0];
    if (spec['from'] === undefined && !isOwn) {
      throw new CommandError(
        'FailedToParse',
        "$lookup without 'from' needs $documents as the first stage of its pipeline",
      );
    }
    const [given, rest] = isOwn ? [stages.slice(0, 1), stages.slice(1)] : [[], stages];
    const source = spec['from'] === undefined ? null : sourceOf(spec['from'], context);
    const lets = Object.entries(isDoc(spec['let']) ? spec['let'] : {}).map(([name, expr]) => {
      checkName(name);
      return [name, compileExpression(expr)] as const;
    });
    const local = byField ? compileExpression(`$${localField}`) : null;
    const cache = new Map<string, Doc[]>();
    return (input) =>
      holding(context.memory, '$lookup', function* lookup(held) {
        const { collection, stages: shown } = source
          ? context.source(source.db, source.name)
          : nowhere;
        const foreign =
          collection && byField && shown.length === 0
            ? new ForeignIndex(collection, foreignField, context)
            : null;
        for (const doc of input) {
          if (doc === null) {
            yield null;
            continue;
          }
          const outer = { ...context.variables, ROOT: doc };
          const value = local?.(doc, outer);
          const identity =
            byField && lets.length === 0
              ? identityOf(value ?? null, context.variables[collationKey])
              : null;
          let found = identity === null ? undefined : cache.get(identity);
          if (!found) {
            const variables: Variables = { ...context.variables };
            for (const [name, evaluate] of lets) variables[name] = evaluate(doc, outer);
            const inner = { ...context, variables };
            const match = byField ? [{ $match: filterFor(foreignField, value) }] : [];
            const results =
              foreign?.isServed(value) === false
                ? pipelines.compileStages(stages, inner)(foreign.lookup(value))
                : pipelines.runPipeline(collection, [...shown, ...given, ...match, ...rest], inner);
            if (identity !== null && cache.size < maxCached) {
              found = yield* collect(results, held);
              cache.set(identity, found);
            } else {
              found = yield* holding(context.memory, '$lookup', (own) => collect(results, own));
            }
          }
          yield withValue(doc, as.split('.'), found);
        }
      });
  };

const compileUnionWith =
  (pipelines: Pipelines): StageCompiler =>
  (spec, context) => {
    const options: Doc = isDoc(spec) ? spec : { coll: spec };
    const { db, name } = sourceOf(options['coll'], context);
    const stages = (options['pipeline'] ?? []) as Doc[];
    pipelines.compileStages(stages, context);
    return function* unionWith(input) {
      yield* input;
      const { collection, stages: shown } = context.source(db, name);
      yield* pipelines.runPipeline(collection, [...shown, ...stages], context);
    };
  };

const compileFacet =
  (pipelines: Pipelines): StageCompiler =>
  (spec, context) => {
    if (!isDoc(spec) || Object.keys(spec).length === 0) {
      throw new CommandError(40169, 'the $facet specification must be a non-empty object');
    }
    const facets = Object.entries(spec).map(([name, stages]) => {
      if (!Array.isArray(stages))
        throw new CommandError(40170, `arguments to $facet must be arrays`);
      for (const stage of stages as Doc[]) {
        const inner = Object.keys(stage)[0] ?? '';
        if (['$facet', '$out', '$merge', '$changeStream', '$documents'].includes(inner)) {
          throw new CommandError(40600, `${inner} is not allowed to be used within a $facet stage`);
        }
      }
      return [name, pipelines.compileStages(stages as Doc[], context)] as const;
    });
    return (input) =>
      holding(context.memory, '$facet', function* facet(held) {
        const docs = yield* collect(input, held);
        const result: Doc = {};
        for (const [name, run] of facets) setField(result, name, yield* collect(run(docs), held));
        yield result;
      });
  };

const compileGraphLookup: StageCompiler = (spec, context) => {
  if (!isDoc(spec)) throw new CommandError('FailedToParse', '$graphLookup needs an object');
  const { as, connectFromField, connectToField, depthField } = spec;
  if (![as, connectFromField, connectToField].every((each) => typeof each === 'string')) {
    throw new CommandError(
      40105,
      '$graphLookup requires from, as, startWith, connectFromField and connectToField',
    );
  }
  const source = sourceOf(spec['from'], context);
  const start = compileExpression(spec['startWith']);
  const next = compileExpression(`$${connectFromField as string}`);
  const maxDepth = isNumber(spec['maxDepth']) ? (asWhole(spec['maxDepth']) ?? 0) : Infinity;
  const restrict = isDoc(spec['restrictSearchWithMatch']) ? spec['restrictSearchWithMatch'] : {};
  const isAllowed = compileMatcher(restrict, context.variables);
  return function* graphLookup(input) {
    const { collection, stages: shown } = context.source(source.db, source.name);
    if (shown.length > 0) throw unsupported('$graphLookup over a view');
    const foreign = collection && new ForeignIndex(collection, connectToField as string, context);
    for (const doc of input) {
      if (doc === null || !foreign) {
        yield doc === null ? null : withValue(doc, (as as string).split('.'), []);
        continue;
      }
      const variables = { ...context.variables, ROOT: doc };
      const found = new Map<string, Doc>();
      const asked = new Set<string>();
      const collation = context.variables[collationKey];
      let frontier = fresh(start(doc, variables), asked, collation);
      for (let depth = 0; frontier.length > 0 && depth <= maxDepth; depth++) {
        const values: unknown[] = [];
        for (const each of foreign.lookup(frontier)) {
          if (each === null) {
            yield null;
            continue;
          }
          const identity = identityOf(each['_id']);
          if (found.has(identity) || !isAllowed(each)) continue;
          const depthValue =
            typeof depthField === 'string' ? { [depthField]: Long.fromNumber(depth) } : {};
          found.set(identity, { ...each, ...depthValue });
          values.push(...fresh(next(each, variables), asked, collation));
        }
        frontier = values;
      }
      yield withValue(doc, (as as string).split('.'), [...found.values()]);
    }
  };
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

/** Stages that bring in documents of other collections, or run pipelines of their own. */
export const joinStages = (pipelines: Pipelines): Record<string, StageCompiler> => ({
  $lookup: compileLookup(pipelines),
  $unionWith: compileUnionWith(pipelines),
  $facet: compileFacet(pipelines),
  $graphLookup: compileGraphLookup,
});
