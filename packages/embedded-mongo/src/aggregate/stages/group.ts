import { compareValues } from '../../bson/compare.ts';
import { withField } from '../../bson/ordered.ts';
import { type Doc, Int32, isDoc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type Accumulator, type AccumulatorField, compileAccumulator } from '../accumulators.ts';
import { holding } from '../../query/memory.ts';
import { compileExpression } from '../expression.ts';
import { identityOf } from '../expressions/value-set.ts';
import type { PipelineContext, Stage, StageCompiler } from '../pipeline.ts';
import { type Evaluator, type Variables, collationKey } from '../variables.ts';
import { basicStages } from './basic.ts';

interface Group {
  id: unknown;
  accumulators: Accumulator[];
}

/** Compiles the fields of a group and their accumulators. */
export function compileFields(spec: Doc): [string, AccumulatorField][] {
  return Object.entries(spec).map(([name, each]) => {
    if (name.includes('.')) {
      throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
    }
    return [name, compileAccumulator(each)];
  });
}

const compileGroup: StageCompiler = (spec, context) => {
  if (!isDoc(spec))
    throw new CommandError(15947, "a group's fields must be specified in an object");
  const { _id, ...rest } = spec;
  const fields = compileFields(rest);
  if (!('_id' in spec)) throw new CommandError(15955, 'a group specification must include an _id');
  return groupStage(compileExpression(_id), fields, context);
};

/** Gathers documents by the value of an evaluator. */
function groupStage(
  idOf: Evaluator,
  fields: [string, AccumulatorField][],
  context: PipelineContext,
): Stage {
  return (input) =>
    holding(context.memory, '$group', function* group(held) {
      const groups = new Map<string, Group>();
      const evaluators = fields.map(([, field]) => field.evaluate);
      // One object for all documents: whoever adds a variable copies it.
      const variables: Variables = { ...context.variables };
      const collation = variables[collationKey];
      for (const doc of input) {
        if (doc === null) {
          yield null;
          continue;
        }
        variables['ROOT'] = doc;
        const id = idOf(doc, variables) ?? null;
        const identity = identityOf(id, collation);
        let entry = groups.get(identity);
        if (!entry) {
          entry = { id, accumulators: fields.map(([, field]) => field.create(collation)) };
          groups.set(identity, entry);
          held.add(identity);
          held.add(id);
        }
        const { accumulators } = entry;
        for (let i = 0; i < evaluators.length; i++) {
          const value = evaluators[i]?.(doc, variables);
          if (fields[i]?.[1].keepsValues) held.add(value);
          (accumulators[i] as Accumulator).add(value);
        }
      }
      for (const entry of groups.values()) yield resultOf(entry, fields);
    });
}

function resultOf(group: Group, fields: [string, AccumulatorField][]): Doc {
  let result: Doc = { _id: group.id };
  for (const [i, [name]] of fields.entries()) {
    result = withField(result, name, group.accumulators[i]?.result());
  }
  return result;
}

const sortById: StageCompiler = (_spec, context) => {
  const sort = basicStages['$sort'] as StageCompiler;
  return sort({ _id: new Int32(1) }, context);
};

const compileBucket: StageCompiler = (spec, context) => {
  const boundaries = isDoc(spec) ? spec['boundaries'] : undefined;
  if (!isDoc(spec) || !Array.isArray(boundaries) || boundaries.length < 2) {
    throw new CommandError(40200, "$bucket needs 'groupBy' and at least two 'boundaries'");
  }
  const collation = context.variables[collationKey];
  const limits = boundaries.map((each) => compileExpression(each)({}, {}));
  for (let i = 1; i < limits.length; i++) {
    if (compareValues(limits[i - 1], limits[i], collation) >= 0) {
      throw new CommandError(40194, "The 'boundaries' option to $bucket must be sorted");
    }
  }
  const valueOf = compileExpression(spec['groupBy']);
  const idOf: Evaluator = (doc, variables) => {
    const value = valueOf(doc, variables) ?? null;
    const above = limits.findIndex((limit) => compareValues(value, limit, collation) < 0);
    if (above > 0) return limits[above - 1];
    if ('default' in spec) return spec['default'];
    throw new CommandError(40066, '$bucket found a value outside its boundaries, and no default');
  };
  const output = isDoc(spec['output']) ? spec['output'] : { count: { $sum: new Int32(1) } };
  const group = groupStage(idOf, compileFields(output), context);
  const sort = sortById({}, context);
  return (input) => sort(group(input));
};

const compileSortByCount: StageCompiler = (spec, context) => {
  const group = compileGroup({ _id: spec, count: { $sum: new Int32(1) } }, context);
  const sort = (basicStages['$sort'] as StageCompiler)({ count: new Int32(-1) }, context);
  return (input) => sort(group(input));
};

/** Stages that gather documents into groups. */
export const groupStages: Record<string, StageCompiler> = {
  $group: compileGroup,
  $bucket: compileBucket,
  $sortByCount: compileSortByCount,
};
