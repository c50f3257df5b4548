import { hostname } from 'node:os';
import { type Doc, Int32, isDoc } from '../../bson/values.ts';
import { asWhole } from '../../bson/numbers.ts';
import { CommandError, missingField } from '../../errors.ts';
import { collationKey } from '../../aggregate/variables.ts';
import { ValueSet } from '../../aggregate/expressions/value-set.ts';
import { type Source, runPipeline } from '../../aggregate/pipeline.ts';
import { checkQuery, count as countFound, find } from '../../query/find.ts';
import type { Found } from '../../query/found.ts';
import { someValue } from '../../query/paths.ts';
import { CommandContext } from '../context.ts';
import type { Command } from '../context.ts';
import { explainAggregate } from './aggregate.ts';
import { explainQuery } from './explain-plan.ts';
import { atClusterTime, queryOf, stagesOf } from './find.ts';
import { checkFields } from '../known-fields.ts';
import { pause } from '../writing/modify.ts';
import { serverVersion } from '../server/server-info.ts';
import { checkViewCollation } from './views.ts';

export const count: Command = async (context) => {
  const source = context.source();
  checkViewCollation(source, context.body['collation']);
  const { collection } = source;
  const filter = context.doc('query') ?? {};
  const query = {
    filter,
    skip: context.whole('skip', 0),
    // Below zero it means the same as above.
    limit: Math.abs(asWhole(context.body['limit']) ?? context.whole('limit', 0)),
    hint: context.body['hint'],
    variables: context.variablesOn(source),
    snapshotAt: context.snapshotAt,
  };
  if (source.isView) return countOnView(context, source, stagesOf(query));
  if (!collection) {
    checkQuery(query);
    return { n: new Int32(0) };
  }
  const plain = query.skip === 0 && query.limit === 0 && query.hint === undefined;
  if (plain && Object.keys(filter).length === 0) {
    return { n: new Int32(context.engine.env.count(collection.range)) };
  }
  const counting = countFound(context.view, collection, query);
  for (;;) {
    const { value, done } = counting.next();
    if (done === true) return { n: new Int32(value) };
    await pause(context.deadline);
  }
};

async function countOnView(context: CommandContext, source: Source, stages: Doc[]): Promise<Doc> {
  let n = 0;
  const all = [...source.stages, ...stages];
  for (const doc of runPipeline(source.collection, all, context.pipelineContext(source))) {
    if (doc) n++;
    else await pause(context.deadline);
  }
  return { n: new Int32(n) };
}

export const distinct: Command = async (context) => {
  const { key, hint } = context.body;
  if (key === undefined) throw missingField('distinct.key');
  if (typeof key !== 'string') throw new CommandError('TypeMismatch', "'key' must be a string");
  const source = context.source();
  checkViewCollation(source, context.body['collation']);
  const variables = context.variablesOn(source);
  const values = new ValueSet([], variables[collationKey]);
  const { collection } = source;
  const filter = context.doc('query') ?? {};
  if (!collection) {
    checkQuery({ filter, variables });
    return { values: [], ...atClusterTime(context) };
  }
  const parts = key.split('.');
  const { snapshotAt, view, deadline } = context;
  const docs = source.isView
    ? runPipeline(
        collection,
        [...source.stages, { $match: filter }],
        context.pipelineContext(source),
      )
    : docsOf(find(view, collection, { filter, hint, variables, snapshotAt }));
  for (const doc of docs) {
    if (doc) someValue(doc, parts, (value) => collect(values, value), false);
    else await pause(deadline);
  }
  return { values: [...values.values()], ...atClusterTime(context) };
};

function* docsOf(results: Iterable<Found | null>): Generator<Doc | null> {
  for (const found of results) yield found && found.doc;
}

/** Adds a value, or the elements of an array; goes on with the search. */
function collect(values: ValueSet, value: unknown): boolean {
  if (Array.isArray(value)) for (const item of value) values.add(item);
  else if (value !== undefined) values.add(value);
  return false;
}

function explainFind(context: CommandContext): Doc {
  const source = context.source();
  const query = queryOf(context, source);
  if (!source.isView) return explainQuery(context, query);
  context.body['pipeline'] = stagesOf(query);
  return explainAggregate(context);
}

export const explain: Command = (context) => {
  const inner = context.body['explain'];
  if (!isDoc(inner)) throw new CommandError('TypeMismatch', "'explain' must be an object");
  const name = Object.keys(inner)[0] ?? '';
  checkFields(name, inner);
  const { verbosity = 'allPlansExecution' } = context.body;
  if (!levelsOfExplain.has(verbosity)) {
    throw new CommandError(
      'BadValue',
      `Enumeration value '${String(verbosity)}' for field 'explain.verbosity' is not a valid value.`,
    );
  }
  const body: Doc = { ...inner, $db: context.db, verbosity };
  const { engine, connection, sections, session, transaction, snapshot } = context;
  const parts = { engine, connection, sections, session, transaction, snapshot, retryNumber: null };
  const explained = new CommandContext({ ...parts, name, body });
  return {
    explainVersion: '1',
    ...explainCommand(explained, inner),
    command: { ...inner, $db: context.db },
    serverInfo: { host: hostname(), version: serverVersion },
  };
};

const levelsOfExplain = new Set<unknown>(['queryPlanner', 'executionStats', 'allPlansExecution']);

function explainCommand(explained: CommandContext, inner: Doc): Doc {
  const { name } = explained;
  switch (name) {
    case 'find':
      return explainFind(explained);
    case 'aggregate':
      return explainAggregate(explained);
    case 'count':
    case 'distinct':
    case 'findAndModify':
      return explainQuery(explained, {
        filter: explained.doc('query') ?? {},
        sort: explained.doc('sort'),
        variables: explained.variablesOn(explained.source()),
      });
    case 'update':
    case 'delete': {
      const list = inner[name === 'update' ? 'updates' : 'deletes'];
      const first = Array.isArray(list) ? (list[0] as Doc | undefined) : undefined;
      return explainQuery(explained, { filter: (first?.['q'] ?? {}) as Doc });
    }
    default:
      throw new CommandError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
  }
}
