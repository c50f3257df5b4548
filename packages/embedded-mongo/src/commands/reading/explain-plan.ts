import { type Doc, Int32 } from '../../bson/values.ts';
import { type Query, find, planFor } from '../../query/find.ts';
import type { IndexPlan } from '../../query/planning/index-plan.ts';
import type { Plan } from '../../query/planning/planner.ts';
import type { Collection } from '../../storage/collection.ts';
import type { CommandContext } from '../context.ts';
import { isUnused, wildcardNote } from '../collections/indexes.ts';

/** Tells how a query would be answered, in the shape of MongoDB's `explain`. */
export function explainQuery(
  context: CommandContext,
  query: Query,
  collection: Collection | undefined = context.collection(),
): Doc {
  const namespace = context.namespace;
  if (!collection) {
    return {
      queryPlanner: {
        namespace,
        parsedQuery: query.filter,
        indexFilterSet: false,
        winningPlan: { stage: 'EOF' },
        rejectedPlans: [],
      },
    };
  }
  const rejected: IndexPlan[] = [];
  const plan = planFor(context.view, collection, query, rejected);
  const unused = unusedIndexes(collection);
  const queryPlanner = {
    namespace,
    parsedQuery: query.filter,
    indexFilterSet: false,
    winningPlan: winningPlan(plan, query),
    rejectedPlans: rejected.map((each) => winningPlan(each, query)),
    ...(unused.length > 0 ? { unusedIndexes: unused } : {}),
  };
  if (context.body['verbosity'] === 'queryPlanner') return { queryPlanner };
  const began = performance.now();
  const examined = { keys: 0, documents: 0 };
  let returned = 0;
  for (const found of find(context.view, collection, { ...query, examined })) if (found) returned++;
  const nReturned = new Int32(returned);
  return {
    queryPlanner,
    executionStats: {
      executionSuccess: true,
      nReturned,
      executionTimeMillis: new Int32(Math.round(performance.now() - began)),
      totalKeysExamined: new Int32(examined.keys),
      totalDocsExamined: new Int32(examined.documents),
      executionStages: { ...winningPlan(plan, query), nReturned },
      // What other plans did when they were tried is not kept.
      ...(context.body['verbosity'] === 'executionStats' ? {} : { allPlansExecution: [] }),
    },
  };
}

/** Indexes that are there, but that no plan of this engine takes. */
function unusedIndexes(collection: Collection): Doc[] {
  return collection.indexes
    .filter(isUnused)
    .map(({ name }) => ({ indexName: name, reason: wildcardNote }));
}

function winningPlan(plan: Plan, query: Query): Doc {
  const access = accessPlan(plan);
  const hasSort = query.sort !== undefined && Object.keys(query.sort).length > 0;
  const sorted =
    hasSort && !plan.sorted
      ? { stage: 'SORT', sortPattern: query.sort, inputStage: access }
      : access;
  return query.limit
    ? { stage: 'LIMIT', limitAmount: new Int32(query.limit), inputStage: sorted }
    : sorted;
}

function accessPlan(plan: Plan): Doc {
  if (plan.kind === 'collection') {
    return { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
  }
  if (plan.kind === 'index') return { stage: 'FETCH', inputStage: indexScan(plan) };
  return {
    stage: 'FETCH',
    inputStage: { stage: 'OR', inputStages: plan.plans.map(indexScan) },
  };
}

function indexScan(plan: IndexPlan): Doc {
  const { index } = plan;
  return {
    stage: plan.merge ? 'SORT_MERGE' : 'IXSCAN',
    keyPattern: index.spec['key'],
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partialFilter !== null,
    direction: plan.reverse ? 'backward' : 'forward',
    ranges: new Int32(plan.ranges.length),
  };
}
