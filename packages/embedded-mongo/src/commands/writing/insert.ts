import { decode, encode, firstFieldName } from '../../bson/codec.ts';
import { type Doc, Int32, Rank, isDoc, rankOf } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { insertRecord } from '../../storage/capped.ts';
import { withId } from '../../update/upsert.ts';
import type { Command } from '../context.ts';
import { checkDocument } from './validation.ts';
import { runBatch, statementsOf, sumOf } from './write-batch.ts';

const one: Doc = { n: new Int32(1) };

export const insert: Command = async (context) => {
  const raw = context.sections.get('documents');
  const docs = raw ?? statementsOf(context, 'documents').map(encode);
  const collection = await context.ensureCollection();
  if (context.transaction && collection.timeSeries) {
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      `Cannot insert into a time-series collection in a multi-document transaction: ${context.namespace}`,
    );
  }
  const { results, writeErrors } = await runBatch(context, docs.length, (unit, i) => {
    const { doc, bytes } = prepare(docs[i] as Buffer);
    checkDocument(context, collection, null, doc);
    insertRecord(unit, collection, doc, bytes);
    return one;
  });
  return {
    n: new Int32(sumOf(results, 'n')),
    ...(writeErrors.length > 0 ? { writeErrors } : {}),
  };
};

/** Checks a new document and makes sure it starts with an `_id`. */
export function prepare(received: Buffer): { doc: Doc; bytes: Buffer } {
  const doc = decode(received);
  if (firstFieldName(received) === '_id') {
    checkId(doc['_id']);
    return { doc, bytes: received };
  }
  const complete = withId(doc);
  checkId(complete['_id']);
  return { doc: complete, bytes: encode(complete) };
}

/** Refuses values that cannot be an `_id`. */
export function checkId(id: unknown): void {
  const rank = rankOf(id);
  if (rank === Rank.Array || rank === Rank.Regex || id === undefined) {
    const type = rank === Rank.Array ? 'array' : rank === Rank.Regex ? 'regex' : 'undefined';
    throw new CommandError('InvalidIdField', `The '_id' value cannot be of type ${type}`);
  }
  if (isDoc(id)) checkIdFields(id);
}

function checkIdFields(id: Doc): void {
  const dollar = Object.keys(id).find(
    (name) => name.startsWith('$') && !['$ref', '$id', '$db'].includes(name),
  );
  if (dollar === undefined) return;
  throw new CommandError(
    'DollarPrefixedFieldName',
    `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
  );
}
