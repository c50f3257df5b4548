import type { Variables } from '../../aggregate/variables.ts';
import { encode } from '../../bson/codec.ts';
import { asWhole } from '../../bson/numbers.ts';
import { type Doc, Double, Int32, isDoc, isTruthy } from '../../bson/values.ts';
import { QuerySource } from '../../engine/cursors.ts';
import { CommandError } from '../../errors.ts';
import type { RawReply } from '../../protocol/raw-reply.ts';
import type { Collection } from '../../storage/collection.ts';
import { insertRecord } from '../../storage/capped.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import { splitNamespace } from '../collections/collections.ts';
import type { Command, CommandContext } from '../context.ts';
import { deleteMany, deleteOne } from './delete.ts';
import { firstBatch } from '../reading/find.ts';
import { prepare } from './insert.ts';
import { checkFields, checkOperation } from '../known-fields.ts';
import { checkDocument } from './validation.ts';
import { type Statement, parseUpdate, updateMany, updateOne } from './update.ts';
import { type BatchResult, runBatch, runEach, statementsOf } from './write-batch.ts';

const zero = new Int32(0);
const one = new Int32(1);

/** One operation, ready to be carried out. */
type Operation =
  | { kind: 'insert'; collection: Collection; document: Doc }
  | { kind: 'update'; collection: Collection | undefined; statement: Statement }
  | {
      kind: 'delete';
      collection: Collection | undefined;
      filter: Doc;
      hint: unknown;
      many: boolean;
      variables: Variables;
    };

/** Writes to several collections in one command. */
export const bulkWrite: Command = async (context) => {
  if (context.db !== 'admin') {
    throw new CommandError('Unauthorized', 'bulkWrite may only be run against the admin database.');
  }
  const ops = statementsOf(context, 'ops');
  const namespaces = statementsOf(context, 'nsInfo').map((info) => {
    checkFields('bulkWrite.nsInfo', info);
    return splitNamespace(info['ns']);
  });
  for (const op of ops) checkShape(op, namespaces.length);
  const collections = await open(context, ops, namespaces);
  const parsed = (i: number): Operation => parse(context, ops[i] as Doc, collections);
  const hasMulti = ops.some((op) => isTruthy(op['multi']));
  const batch = hasMulti
    ? await runEach(
        context,
        ops.length,
        (i) => runAlone(context, parsed(i)),
        (unit, i) => run(context, unit, parsed(i)),
      )
    : await runBatch(context, ops.length, (unit, i) => run(context, unit, parsed(i)));
  return reply(context, ops, batch);
};

/** The name of an operation is its first field, its value the place of its collection. */
function kindOf(op: Doc): string {
  return Object.keys(op)[0] ?? '';
}

function checkShape(op: Doc, namespaces: number): void {
  const kind = kindOf(op);
  if (kind !== 'insert' && kind !== 'update' && kind !== 'delete') {
    throw new CommandError('BadValue', `Unrecognized bulkWrite operation: '${kind}'`);
  }
  checkOperation(kind, op);
  const place = asWhole(op[kind]);
  if (place === undefined || place < 0 || place >= namespaces) {
    throw new CommandError('BadValue', 'BulkWrite ops entry has an invalid nsInfo index.');
  }
  const needed = kind === 'insert' ? op['document'] : op['filter'];
  if (!isDoc(needed)) {
    throw new CommandError('TypeMismatch', `A bulkWrite operation '${kind}' lacks its document`);
  }
}

/** The collections by their place; those that something may be inserted into are made. */
async function open(
  context: CommandContext,
  ops: Doc[],
  namespaces: [string, string][],
): Promise<(Collection | undefined)[]> {
  const needed = new Set(
    ops
      .filter((op) => kindOf(op) === 'insert' || isTruthy(op['upsert']))
      .map((op) => asWhole(op[kindOf(op)])),
  );
  const collections: (Collection | undefined)[] = [];
  for (const [i, [db, name]] of namespaces.entries()) {
    collections.push(
      needed.has(i) ? await context.ensureCollection(db, name) : context.findCollection(db, name),
    );
  }
  return collections;
}

function parse(
  context: CommandContext,
  op: Doc,
  collections: (Collection | undefined)[],
): Operation {
  const kind = kindOf(op);
  const collection = collections[asWhole(op[kind]) ?? 0];
  if (kind === 'insert') {
    return { kind, collection: collection as Collection, document: op['document'] as Doc };
  }
  const filter = op['filter'] as Doc;
  if (kind === 'update') {
    const { updateMods: u, constants: c, ...rest } = op;
    return {
      kind,
      collection,
      statement: parseUpdate(context, collection, { ...rest, q: filter, u, c }),
    };
  }
  const variables = context.variablesOn(collection, op['collation'] ?? null);
  const many = isTruthy(op['multi']);
  if (many) context.refuseRetryOfMany();
  return { kind: 'delete', collection, filter, hint: op['hint'], many, variables };
}

function run(context: CommandContext, unit: WriteUnit, op: Operation): Doc {
  if (op.kind === 'insert') {
    const { doc, bytes } = prepare(encode(op.document));
    checkDocument(context, op.collection, null, doc);
    insertRecord(unit, op.collection, doc, bytes);
    return { n: one };
  }
  if (op.kind === 'update') {
    if (!op.collection) return { n: zero, nModified: zero };
    return updateOne(context, unit, op.collection, op.statement);
  }
  return { n: new Int32(op.collection ? deleteOne(context, unit, op.collection, op) : 0) };
}

/** Carries out what takes as many commits as it needs; null for the others. */
function runAlone(context: CommandContext, op: Operation): Promise<Doc> | null {
  if (op.kind === 'insert' || !op.collection) return null;
  if (op.kind === 'update') {
    return op.statement.multi ? updateMany(context, op.collection, op.statement) : null;
  }
  return op.many ? deleteMany(context, op.collection, op).then((n) => ({ n: new Int32(n) })) : null;
}

async function reply(
  context: CommandContext,
  ops: Doc[],
  { results, writeErrors }: BatchResult,
): Promise<RawReply> {
  const errors = new Map(writeErrors.map(({ index, ...error }) => [asWhole(index), error]));
  const sums = { nInserted: 0, nUpserted: 0, nMatched: 0, nModified: 0, nDeleted: 0 };
  const shown: Doc[] = [];
  for (const [i, result] of results.entries()) {
    const idx = new Int32(i);
    const error = errors.get(i);
    if (error) shown.push({ ok: new Double(0), idx, ...error, n: zero });
    else if (result) {
      add(sums, kindOf(ops[i] as Doc), result);
      if (!isTruthy(context.body['errorsOnly'])) shown.push(shownResult(idx, result));
    }
  }
  const source = new QuerySource(shown.map(encode).values(), 0);
  const size = asWhole(context.doc('cursor')?.['batchSize']) ?? Infinity;
  const namespace = 'admin.$cmd.bulkWrite';
  const first = await firstBatch(context, source, size, false, namespace);
  const counts = Object.entries(sums).map(([name, sum]) => [name, new Int32(sum)] as const);
  Object.assign(first.fields, { nErrors: new Int32(errors.size) }, Object.fromEntries(counts));
  return first;
}

function shownResult(idx: Int32, result: Doc): Doc {
  const { upserted, ...rest } = result;
  const made = upserted === undefined ? {} : { upserted: { _id: upserted } };
  return { ok: new Double(1), idx, ...rest, ...made };
}

function add(
  sums: {
    nInserted: number;
    nUpserted: number;
    nMatched: number;
    nModified: number;
    nDeleted: number;
  },
  kind: string,
  result: Doc,
): void {
  const n = asWhole(result['n']) ?? 0;
  if (kind === 'insert') sums.nInserted += n;
  else if (kind === 'delete') sums.nDeleted += n;
  else if ('upserted' in result) sums.nUpserted += n;
  else sums.nMatched += n;
  sums.nModified += asWhole(result['nModified']) ?? 0;
}
