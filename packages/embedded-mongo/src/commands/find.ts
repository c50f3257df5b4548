import type { Variables } from '../aggregate/variables.ts';
import { encode } from '../bson/codec.ts';
import { type Doc, Long, isTruthy } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { type CursorSource, QuerySource } from '../engine/cursors.ts';
import { type Found, type Query, find } from '../query/find.ts';
import { compileMatcher } from '../query/matcher.ts';
import { type Projection, compileProjection } from '../query/projection.ts';
import { RawReply } from '../protocol/raw-reply.ts';
import { compileMatchedPosition } from '../update/positions.ts';
import { toTimestamp } from '../storage/oplog.ts';
import type { Collection } from '../storage/collection.ts';
import type { Command, CommandContext } from './context.ts';

const refusedOptions = ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max'];

export const findCommand: Command = async (context) => {
  const collection = context.collection();
  const query = queryOf(context, collection);
  const { variables } = query;
  const fields = context.doc('projection');
  const projection =
    fields && Object.keys(fields).length > 0
      ? compileProjection(fields, true, compileMatchedPosition(query.filter, variables), variables)
      : null;
  if (!collection) {
    compileMatcher(query.filter, variables);
    const none = { id: Long.ZERO, ns: context.namespace, ...atClusterTime(context) };
    return new RawReply('firstBatch', [], none);
  }
  const results = find(context.view, collection, query);
  const source = new QuerySource(
    toBson(results, projection, variables),
    context.whole('maxTimeMS', 0),
  );
  const single = isTruthy(context.body['singleBatch']);
  return firstBatch(context, source, context.whole('batchSize', 101), single);
};

/** Reads the query part of a `find` or `explain`. */
export function queryOf(
  context: CommandContext,
  collection: Collection | undefined,
): Query & { variables: Variables } {
  for (const option of refusedOptions) {
    if (isTruthy(context.body[option])) throw unsupported(`The find option ${option}`);
  }
  const { snapshotAt } = context;
  return {
    filter: context.doc('filter') ?? {},
    sort: context.doc('sort'),
    skip: context.whole('skip', 0),
    limit: context.whole('limit', 0),
    hint: context.body['hint'],
    variables: context.variablesOn(collection),
    snapshotAt,
  };
}

function* toBson(
  results: Iterable<Found | null>,
  projection: Projection | null,
  variables: Variables,
): Generator<Buffer | null> {
  for (const found of results) {
    if (found === null || projection === null) yield found === null ? null : found.bytes;
    else yield encode(projection(found.doc, variables));
  }
}

/** The moment that a snapshot read saw, as its reply tells it. */
export function atClusterTime({ snapshot }: CommandContext): Doc {
  return snapshot ? { atClusterTime: toTimestamp(snapshot.time) } : {};
}

/** BSON of pipeline results. */
export function* docsToBson(results: Iterable<Doc | null>): Generator<Buffer | null> {
  for (const doc of results) yield doc === null ? null : encode(doc);
}

/** Reads the first batch and keeps a cursor open when there is more. */
export async function firstBatch(
  context: CommandContext,
  source: CursorSource,
  size: number,
  single = false,
  namespace = context.namespace,
): Promise<RawReply> {
  const { docs, done } =
    size === 0 ? { docs: [], done: false } : await source.next(size, undefined);
  let id = Long.ZERO;
  if (done || single) source.close();
  else {
    const { session, transaction } = context;
    id = context.engine.cursors.open(namespace, source, session, transaction?.number ?? null).id;
  }
  const token = source.resumeToken?.();
  return new RawReply('firstBatch', docs, {
    id,
    ns: namespace,
    ...atClusterTime(context),
    ...(token === undefined ? {} : { postBatchResumeToken: token }),
  });
}

export const getMore: Command = async (context) => {
  const { body, engine } = context;
  const id = body['getMore'];
  if (!(id instanceof Long)) throw new CommandError('TypeMismatch', 'getMore needs a cursor id');
  const cursor = engine.cursors.find(id);
  const namespace = `${context.db}.${String(body['collection'])}`;
  if (cursor.namespace !== namespace) {
    throw new CommandError(
      13,
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
    );
  }
  if (cursor.busy) throw new CommandError(292, `cursor id ${id.toString()} is already in use`);
  cursor.busy = true;
  const kill = (): void => void engine.cursors.kill(id);
  context.connection.onClose.add(kill);
  try {
    const size = context.whole('batchSize', 0) || Infinity;
    const wait = body['maxTimeMS'] === undefined ? 1000 : context.whole('maxTimeMS', 0);
    const { docs, done } = await cursor.source.next(size, wait);
    if (done) engine.cursors.kill(id);
    const token = cursor.source.resumeToken?.();
    return new RawReply('nextBatch', docs, {
      id: done ? Long.ZERO : id,
      ns: namespace,
      ...(token === undefined ? {} : { postBatchResumeToken: token }),
    });
  } catch (error) {
    engine.cursors.kill(id);
    throw error;
  } finally {
    cursor.busy = false;
    cursor.lastUsed = Date.now();
    context.connection.onClose.delete(kill);
  }
};

export const killCursors: Command = (context) => {
  const ids = context.body['cursors'];
  if (!Array.isArray(ids)) throw new CommandError('TypeMismatch', "'cursors' must be an array");
  const killed: unknown[] = [];
  const missing: unknown[] = [];
  for (const id of ids as unknown[]) {
    (id instanceof Long && context.engine.cursors.kill(id) ? killed : missing).push(id);
  }
  return { cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [] };
};
