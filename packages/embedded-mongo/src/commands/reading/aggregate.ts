import { compileStages, pushDown, runPipeline, stageName } from '../../aggregate/pipeline.ts';
import { ChangeStream } from '../../change-streams/change-stream.ts';
import { type Doc, isDoc } from '../../bson/values.ts';
import { QuerySource } from '../../engine/cursors.ts';
import { CommandError, missingField } from '../../errors.ts';
import { RawReply } from '../../protocol/raw-reply.ts';
import { Long } from '../../bson/values.ts';
import type { Command, CommandContext } from '../context.ts';
import { diagnosticDocs } from './diagnostic-stages.ts';
import { explainQuery } from './explain-plan.ts';
import { docsToBson, firstBatch } from './find.ts';
import { checkViewCollation } from './views.ts';
import { writeOut } from '../writing/write-out.ts';

export const aggregate: Command = async (context) => {
  const { body } = context;
  const stages = pipelineOf(body);
  if (body['explain'] === true) return explainAggregate(context);
  if (body['cursor'] === undefined) {
    throw new CommandError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  }
  const onDatabase = typeof body['aggregate'] !== 'string';
  const namespace = `${context.db}.${onDatabase ? '$cmd.aggregate' : context.collectionName}`;
  const size = context.whole('batchSize', 101, context.doc('cursor'));
  const first = stages[0];
  if (first && '$changeStream' in first) {
    const source = openStream(context, first['$changeStream'], stages.slice(1), onDatabase);
    return firstBatch(context, source, size, false, namespace);
  }
  const last = stages.at(-1);
  const output = last && ('$out' in last || '$merge' in last) ? last : null;
  if (output) checkOutputConcern(Object.keys(output)[0] as string, body['readConcern']);
  const reading = output ? stages.slice(0, -1) : stages;
  const diagnostic = await diagnosticDocs(context, first, onDatabase);
  const startsAlone = diagnostic !== null || (first !== undefined && '$documents' in first);
  if (onDatabase && !startsAlone) {
    throw new CommandError('InvalidNamespace', '{aggregate: 1} is not valid for this pipeline');
  }
  const source = onDatabase ? undefined : context.source();
  if (source) checkViewCollation(source, body['collation']);
  const pipelineContext = context.pipelineContext(source);
  const results = startsAlone
    ? compileStages(diagnostic ? reading.slice(1) : reading, pipelineContext)(diagnostic ?? [])
    : runPipeline(
        source?.collection,
        [...(source?.stages ?? []), ...reading],
        pipelineContext,
        context.body['hint'],
      );
  if (output) {
    await writeOut(context, output, results);
    return new RawReply('firstBatch', [], { id: Long.ZERO, ns: namespace });
  }
  const cursor = new QuerySource(
    docsToBson(results),
    context.whole('maxTimeMS', 0),
    source?.collection,
  );
  return firstBatch(context, cursor, size, false, namespace);
};

function checkOutputConcern(name: string, concern: unknown): void {
  if (!isDoc(concern) || concern['level'] !== 'linearizable') return;
  throw new CommandError(
    'InvalidOptions',
    `${name} cannot be used with a 'linearizable' read concern level`,
  );
}

function pipelineOf(body: Doc): Doc[] {
  const { pipeline } = body;
  if (pipeline === undefined) throw missingField('aggregate.pipeline');
  if (!Array.isArray(pipeline)) {
    throw new CommandError('TypeMismatch', "'pipeline' option must be specified as an array");
  }
  for (const stage of pipeline) stageName(stage);
  return pipeline as Doc[];
}

function openStream(
  context: CommandContext,
  options: unknown,
  pipeline: Doc[],
  onDatabase: boolean,
): ChangeStream {
  if (context.transaction) {
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      'Operation not permitted in transaction :: caused by :: Aggregation stage $changeStream cannot run within a multi-document transaction',
    );
  }
  const spec = isDoc(options) ? options : {};
  if (!onDatabase && context.engine.views.find(context.db, context.collectionName)) {
    throw new CommandError('OptionNotSupportedOnView', '$changeStream is not supported on views');
  }
  if (!onDatabase && context.collection()?.timeSeries) {
    throw new CommandError(
      'CommandNotSupportedOnView',
      `Namespace ${context.namespace} is a timeseries collection`,
    );
  }
  const everything = spec['allChangesForCluster'] === true;
  checkWatched(context, onDatabase, everything);
  const watched = {
    db: everything ? null : context.db,
    collection: onDatabase ? null : context.collectionName,
  };
  return new ChangeStream(context.engine, watched, spec, pipeline);
}

const internal = new Set(['admin', 'config', 'local']);

/** Refuses to follow what is the server's own. */
function checkWatched(
  { db, body }: CommandContext,
  onDatabase: boolean,
  everything: boolean,
): void {
  const name = onDatabase ? '' : String(body['aggregate']);
  if (everything) {
    if (db === 'admin' && onDatabase) return;
    throw new CommandError(
      'InvalidOptions',
      `A $changeStream with 'allChangesForCluster:true' may only be opened on the 'admin' database, and with no collection name; found ${db}.${name}`,
    );
  }
  const what = internal.has(db) ? `${db} database` : `${db}.${name} collection`;
  if (internal.has(db) || name.startsWith('system.')) {
    throw new CommandError(
      'InvalidNamespace',
      `$changeStream may not be opened on the internal ${what}`,
    );
  }
}

/** Explains the part of a pipeline that the planner answers. */
export function explainAggregate(context: CommandContext): Doc {
  const source = context.source();
  const { query, rest } = pushDown([...source.stages, ...pipelineOf(context.body)]);
  query.variables = context.variablesOn(source);
  const explained = explainQuery(context, query, source.collection);
  return { stages: [{ $cursor: explained }, ...rest], ...explained };
}
