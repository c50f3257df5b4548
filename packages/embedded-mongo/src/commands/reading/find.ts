import { type Source, runPipeline } from '../../aggregate/pipeline.ts';
import type { Variables } from '../../aggregate/variables.ts';
import { encode, maxDocumentBytes } from '../../bson/codec.ts';
import { asWhole } from '../../bson/numbers.ts';
import { FieldSet } from '../../bson/partial.ts';
import { type Doc, Long, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type Cursor, type CursorSource, QuerySource } from '../../engine/cursors.ts';
import { Tailing } from '../../engine/tailing.ts';
import { type Query, checkQuery, find, planFor } from '../../query/find.ts';
import { Found } from '../../query/found.ts';
import { compileMatcher } from '../../query/matcher.ts';
import { compileProjection } from '../../query/projection.ts';
import { RawReply } from '../../protocol/raw-reply.ts';
import { compileMatchedPosition } from '../../update/positions.ts';
import { keyValues } from '../../storage/indexes/index-keys.ts';
import type { Collection } from '../../storage/collection.ts';
import { toTimestamp } from '../../storage/oplog.ts';
import type { Command, CommandContext } from '../context.ts';
import { checkViewCollation } from './views.ts';

export const findCommand: Command = async (context) => {
  const source = context.source();
  checkViewCollation(source, context.body['collation']);
  const query = { ...queryOf(context, source), kept: keptFields(context) };
  const show = shownBy(context, query);
  checkTailable(context, source);
  const { collection, isView } = source;
  if (isView) {
    const results = runPipeline(
      collection,
      [...source.stages, ...stagesOf(query)],
      context.pipelineContext(source),
    );
    return answer(context, showDocs(results, show), collection);
  }
  if (!collection) {
    checkQuery(query);
    const none = { id: Long.ZERO, ns: context.namespace, ...atClusterTime(context) };
    return new RawReply('firstBatch', [], none);
  }
  if (isTruthy(context.body['tailable'])) {
    const { env: view, oplog } = context.engine;
    const matches = compileMatcher(query.filter, query.variables);
    const awaits = isTruthy(context.body['awaitData']);
    const tailing = new Tailing({ view, oplog, collection }, matches, show, awaits);
    return firstBatch(context, tailing, context.whole('batchSize', 101));
  }
  return answer(context, showFound(find(context.view, collection, query), show), collection);
};

function answer(
  context: CommandContext,
  results: Iterator<Buffer | null>,
  collection: Collection | undefined,
): Promise<RawReply> {
  const source = new QuerySource(results, context.whole('maxTimeMS', 0), collection);
  const single = isTruthy(context.body['singleBatch']);
  return firstBatch(context, source, context.whole('batchSize', 101), single);
}

function checkTailable(context: CommandContext, { collection, isView }: Source): void {
  const { body } = context;
  if (!isTruthy(body['tailable'])) {
    if (!isTruthy(body['awaitData'])) return;
    throw new CommandError(
      'FailedToParse',
      "Cannot set 'awaitData' without also setting 'tailable'",
    );
  }
  if (isTruthy(body['singleBatch'])) {
    throw new CommandError(
      'FailedToParse',
      "Cannot use tailable option with the 'singleBatch' option",
    );
  }
  if (isView) {
    throw new CommandError(
      'OptionNotSupportedOnView',
      'Tailable cursors are not supported on views',
    );
  }
  const sort = Object.keys(context.doc('sort') ?? {});
  if (sort.length > 0 && sort.join() !== '$natural') {
    throw new CommandError(
      'BadValue',
      'cannot use tailable option with a sort other than {$natural: 1}',
    );
  }
  if (collection && collection.options['capped'] !== true) {
    throw new CommandError(
      'BadValue',
      `error processing query: ns=${context.namespace} planner returned error :: caused by :: tailable cursor requested on non capped collection`,
    );
  }
}

/** The stages that answer a query over a view. */
export function stagesOf({ filter, sort, skip, limit }: Query): Doc[] {
  return [
    { $match: filter },
    ...(sort && Object.keys(sort).length > 0 ? [{ $sort: sort }] : []),
    ...(skip ? [{ $skip: Long.fromNumber(skip) }] : []),
    ...(limit ? [{ $limit: Long.fromNumber(limit) }] : []),
  ];
}

type Show = (found: Found) => Buffer;

/** How the documents of a query are shown: whole, projected, as their keys or with their place. */
function shownBy(context: CommandContext, query: Query & { variables: Variables }): Show {
  const { body } = context;
  const { variables, kept } = query;
  if (kept) return (found) => found.shown(kept);
  const fields = context.doc('projection');
  const placed = isTruthy(body['showRecordId']);
  const projection =
    fields && Object.keys(fields).length > 0
      ? compileProjection(fields, true, compileMatchedPosition(query.filter, variables), variables)
      : null;
  if (isTruthy(body['returnKey'])) {
    const collection = context.collection();
    const chosen = collection ? planFor(context.view, collection, query) : null;
    const index = chosen?.kind === 'index' ? chosen.index : null;
    return ({ doc }) => encode(index ? keyValues(index, doc) : {});
  }
  if (!projection && !placed) return ({ bytes }) => bytes;
  return (found) => {
    const doc = projection ? projection(found.doc, variables) : found.doc;
    return encode(placed ? { ...doc, $recordId: Long.fromNumber(found.id) } : doc);
  };
}

/** The fields that are shown as they are stored, with nothing beside them; null where more is to be done. */
function keptFields(context: CommandContext): FieldSet | null {
  const { body } = context;
  if (isTruthy(body['showRecordId']) || isTruthy(body['returnKey'])) return null;
  const projection = context.doc('projection');
  return projection ? wholeFieldsOf(projection) : null;
}

/** The fields of a projection that keeps whole top-level ones and nothing else; null for any other. */
function wholeFieldsOf(projection: Doc): FieldSet | null {
  const names = Object.keys(projection);
  const isPlain = names.every(
    (name) =>
      !name.includes('.') &&
      !name.includes('$') &&
      (projection[name] === true || asWhole(projection[name]) === 1),
  );
  return isPlain && names.length > 0 ? new FieldSet(['_id', ...names]) : null;
}

/** Reads the query part of a `find` or `explain`. */
export function queryOf(context: CommandContext, source: Source): Query & { variables: Variables } {
  return {
    filter: context.doc('filter') ?? {},
    sort: context.doc('sort'),
    skip: context.whole('skip', 0),
    limit: context.whole('limit', 0),
    hint: context.body['hint'],
    min: context.doc('min'),
    max: context.doc('max'),
    variables: context.variablesOn(source),
    snapshotAt: context.snapshotAt,
    memory: context.engine.memory,
  };
}

function* showFound(results: Iterable<Found | null>, show: Show): Generator<Buffer | null> {
  for (const found of results) yield found && show(found);
}

function* showDocs(results: Iterable<Doc | null>, show: Show): Generator<Buffer | null> {
  for (const doc of results) yield doc && show(Found.made(doc));
}

/** The moment that a snapshot read saw, as its reply tells it. */
export function atClusterTime({ snapshot }: CommandContext): Doc {
  return snapshot ? { atClusterTime: toTimestamp(snapshot.time) } : {};
}

/** BSON of pipeline results. */
export function* docsToBson(results: Iterable<Doc | null>): Generator<Buffer | null> {
  for (const doc of results) yield doc === null ? null : encodeResult(doc);
}

/** Results may be a little larger than what can be stored, as in MongoDB. */
const maxResultBytes = maxDocumentBytes + 16 * 1024;

function encodeResult(doc: Doc): Buffer {
  const bytes = encode(doc);
  if (bytes.length <= maxResultBytes) return bytes;
  throw new CommandError(
    'BSONObjectTooLarge',
    `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${maxResultBytes}(16MB) First element: ${Object.keys(doc)[0] ?? ''}`,
  );
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
    size === 0
      ? { docs: [], done: false }
      : await source.next(size, undefined).catch(closing(source));
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

/** Ends what failed, so that it gives back what it holds. */
function closing(source: CursorSource): (error: unknown) => never {
  return (error) => {
    source.close();
    throw error;
  };
}

/** Answers with a list that is known already, by a cursor when it is asked for in parts. */
export function listed(context: CommandContext, docs: Buffer[], ns: string): Promise<RawReply> {
  const size = context.whole('batchSize', Number.POSITIVE_INFINITY, context.doc('cursor'));
  return firstBatch(context, new QuerySource(docs.values(), 0), size, false, ns);
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
  checkOrigin(cursor, context);
  if (cursor.busy)
    throw new CommandError('CursorInUse', `cursor id ${id.toString()} is already in use`);
  if (body['maxTimeMS'] !== undefined && cursor.source.awaits !== true) {
    throw new CommandError(
      'BadValue',
      'cannot set maxTimeMS on getMore command for a non-awaitData cursor',
    );
  }
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

/** A cursor is read on in the session and the transaction that opened it. */
function checkOrigin({ id, session, transaction }: Cursor, context: CommandContext): void {
  const wrong = (code: number, how: string): CommandError =>
    new CommandError(code, `Cannot run getMore on cursor ${id.toString()}, which was ${how}`);
  const isOther = context.session !== session;
  if (!session && isOther) throw wrong(50_736, 'not created in a session, in a session');
  if (!context.session && isOther) throw wrong(50_737, 'created in a session, without an lsid');
  if (isOther) throw wrong(50_738, 'created in another session');
  const number = context.transaction?.number ?? null;
  if (number === transaction) return;
  if (transaction === null) {
    throw wrong(50_739, `not created in a transaction, in transaction ${number}`);
  }
  throw number === null
    ? wrong(50_740, `created in transaction ${transaction}, without a txnNumber`)
    : wrong(50_741, `created in transaction ${transaction}, in transaction ${number}`);
}

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
