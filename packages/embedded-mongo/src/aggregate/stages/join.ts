import { withField } from '../../bson/ordered.ts';
import { type Doc, isDoc } from '../../bson/values.ts';
import { CommandError, unknownField } from '../../errors.ts';
import { holding } from '../../query/memory.ts';
import { compileExpression } from '../expression.ts';
import { identityOf } from '../expressions/value-set.ts';
import { checkFieldName, checkFieldPath } from '../field-path.ts';
import type { Pipelines, StageCompiler } from '../pipeline.ts';
import { checkName } from '../scope.ts';
import { type Variables, collationKey } from '../variables.ts';
import { collect, withValue } from './basic.ts';
import { ForeignIndex, filterFor } from './foreign-index.ts';
import { compileGraphLookup } from './graph-lookup.ts';
import { innerPipeline, placeInFacet, placeInLookup, placeInUnion } from './inner-pipeline.ts';
import { sourceOf } from './source-of.ts';

/** Results kept per distinct local value, so that shared references are looked up once. */
const maxCached = 2000;

const nowhere = { collection: undefined, stages: [] };

const lookupFields = new Set(['from', 'let', 'pipeline', 'localField', 'foreignField', 'as']);

/** The fields of a `$lookup`, checked. */
function readLookup(spec: unknown): Doc & { as: string } {
  const failed = (message: string): CommandError => new CommandError('FailedToParse', message);
  if (!isDoc(spec)) throw failed('the $lookup specification must be an Object');
  for (const [name, value] of Object.entries(spec)) {
    if (!lookupFields.has(name)) throw failed(`unknown argument to $lookup: ${name}`);
    if (name === 'let' && !isDoc(value)) throw failed("$lookup argument 'let' must be an object");
    const isName = ['localField', 'foreignField', 'as'].includes(name);
    if (isName && typeof value !== 'string') {
      throw failed(`$lookup argument '${name}' must be a string`);
    }
  }
  const { localField, foreignField, pipeline, as } = spec;
  if (typeof as !== 'string') throw failed("must specify 'as' field for a $lookup");
  checkFieldPath(as);
  if (pipeline === undefined) {
    if (localField === undefined || foreignField === undefined) {
      throw failed(
        "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
      );
    }
    if (spec['let'] !== undefined) {
      throw failed("$lookup with a 'let' argument must also specify 'pipeline'");
    }
  } else if ((localField === undefined) !== (foreignField === undefined)) {
    throw failed(
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
    );
  }
  for (const path of [localField, foreignField]) {
    if (path !== undefined) checkFieldPath(path as string);
  }
  return { ...spec, as };
}

function startsWithDocuments(stages: readonly Doc[]): boolean {
  return stages[0] !== undefined && '$documents' in stages[0];
}

const compileLookup =
  (pipelines: Pipelines): StageCompiler =>
  (spec, context) => {
    const { localField, foreignField, pipeline, as, from, let: given } = readLookup(spec);
    const byField = typeof localField === 'string' && typeof foreignField === 'string';
    const lets = Object.entries(isDoc(given) ? given : {}).map(([name, expr]) => {
      checkName(name);
      return [name, compileExpression(expr)] as const;
    });
    const names = lets.map(([name]) => name);
    const stages = innerPipeline(pipelines, pipeline ?? [], context, placeInLookup, names);
    const isOwn = startsWithDocuments(stages);
    if (from === undefined && !isOwn) {
      throw new CommandError('FailedToParse', "must specify 'pipeline' when 'from' is empty");
    }
    const [leading, rest] = isOwn ? [stages.slice(0, 1), stages.slice(1)] : [[], stages];
    const source = from === undefined ? null : sourceOf('$lookup', from, context);
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
                : pipelines.runPipeline(
                    collection,
                    [...shown, ...leading, ...match, ...rest],
                    inner,
                  );
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
    if (typeof spec !== 'string' && !isDoc(spec)) {
      throw new CommandError(
        'FailedToParse',
        'the $unionWith specification must be an object or string',
      );
    }
    const { coll, pipeline = [], db, ...others } = isDoc(spec) ? spec : { coll: spec };
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw unknownField(`$unionWith.${unknown}`);
    const stages = innerPipeline(pipelines, pipeline, context, placeInUnion);
    const isOwn = startsWithDocuments(stages);
    if (coll === undefined && !isOwn) {
      throw new CommandError(
        'FailedToParse',
        '$unionWith stage without explicit collection must have a pipeline with $documents as first stage',
      );
    }
    const from = db === undefined ? coll : { db, coll };
    const source = isOwn ? null : sourceOf('$unionWith', from, context);
    return function* unionWith(input) {
      yield* input;
      const { collection, stages: shown } = source
        ? context.source(source.db, source.name)
        : nowhere;
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
      checkFieldName(name);
      if (!Array.isArray(stages))
        throw new CommandError(40170, `arguments to $facet must be arrays`);
      const inner = innerPipeline(pipelines, stages, context, placeInFacet);
      return [name, pipelines.compileStages(inner, context)] as const;
    });
    return (input) =>
      holding(context.memory, '$facet', function* facet(held) {
        const docs = yield* collect(input, held);
        let result: Doc = {};
        for (const [name, run] of facets) {
          result = withField(result, name, yield* collect(run(docs), held));
        }
        yield result;
      });
  };

/** Stages that bring in documents of other collections, or run pipelines of their own. */
export const joinStages = (pipelines: Pipelines): Record<string, StageCompiler> => ({
  $lookup: compileLookup(pipelines),
  $unionWith: compileUnionWith(pipelines),
  $facet: compileFacet(pipelines),
  $graphLookup: compileGraphLookup(pipelines),
});
