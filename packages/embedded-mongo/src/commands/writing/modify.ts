import type { Variables } from '../../aggregate/variables.ts';
import { encode } from '../../bson/codec.ts';
import { shownFields } from '../../bson/shown.ts';
import { equalValues } from '../../bson/compare.ts';
import type { Doc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { find } from '../../query/find.ts';
import { Found } from '../../query/found.ts';
import { compileMatcher } from '../../query/matcher.ts';
import { nearQueryOf } from '../../query/places/near.ts';
import { searchVariables } from '../../query/text-search.ts';
import type { Collection } from '../../storage/collection.ts';
import { insertRecord } from '../../storage/capped.ts';
import { readRecord, updateRecord } from '../../storage/records.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import type { Update } from '../../update/update.ts';
import { upsertBase, withId } from '../../update/upsert.ts';
import type { CommandContext } from '../context.ts';
import { checkId } from './insert.ts';
import { checkDocument } from './validation.ts';

/** Which documents a statement is about. */
export interface Selection {
  filter: Doc;
  sort?: Doc | undefined;
  hint?: unknown;
  /** Those of the command, with the statement's own comparison of strings. */
  variables: Variables;
}

/** The first document a statement selects, seen from inside a write. */
export function findOne(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  selection: Selection,
): Found | undefined {
  const query = { ...selection, limit: 1, snapshotAt: context.snapshotAt };
  for (const found of find(unit.view, collection, query)) if (found) return found;
  return undefined;
}

/** Ids of all records a statement selects; pauses so that other work goes on meanwhile. */
export async function findIds(
  context: CommandContext,
  collection: Collection,
  { filter, hint, variables }: Selection,
): Promise<number[]> {
  const { snapshotAt, view, deadline } = context;
  const ids: number[] = [];
  for (const found of find(view, collection, { filter, hint, variables, snapshotAt })) {
    if (found) ids.push(found.id);
    else await pause(deadline);
  }
  return ids;
}

/** Lets other work go first; throws when the time of the command is over. */
export async function pause(deadline: number): Promise<void> {
  if (performance.now() > deadline) {
    throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
  }
  await new Promise<void>((resolve) => void setImmediate(resolve));
}

/** Reads records again inside a write and keeps those that still match. */
export function* stillMatching(
  unit: WriteUnit,
  collection: Collection,
  { filter, variables }: Selection,
  ids: number[],
): Generator<Found> {
  const tested = nearQueryOf(filter)?.filter ?? filter;
  const matches = compileMatcher(tested, searchVariables(collection, tested, variables));
  for (const id of ids) {
    const record = readRecord(unit.view, collection, id);
    if (!record) continue;
    const found = new Found(record.id, record.bytes);
    if (matches(found.doc)) yield found;
  }
}

/** Applies an update to one stored document; `modified` is false when nothing changed. */
export function modify(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  found: Found,
  update: Update,
): { after: Doc; modified: boolean } {
  const before = found.doc;
  const { doc: after, kind, description } = update(before, context.updateContext);
  if (!equalValues(after['_id'], before['_id'])) throw immutableId(kind, after);
  if (encode(after).equals(found.bytes)) return { after, modified: false };
  checkDocument(context, collection, before, after);
  const bytes = updateRecord(unit, collection, found, before, after);
  if (collection.timeSeries) return { after, modified: true };
  unit.log({
    kind,
    db: collection.db,
    collection: collection.name,
    uuid: collection.uuid,
    documentKey: { _id: before['_id'] },
    ...(kind === 'replace' ? { document: bytes } : { updateDescription: description }),
    ...(collection.keepsImages ? { before: found.bytes, after: bytes } : {}),
  });
  return { after, modified: true };
}

/** Inserts the document an upsert makes from its filter and update. */
export function insertUpsert(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  filter: Doc,
  update: Update,
): Doc {
  const base = upsertBase(filter);
  const { doc: made, kind } = update(base, { ...context.updateContext, inserting: true });
  if (base['_id'] !== undefined && !equalValues(base['_id'], made['_id'])) {
    throw immutableId(kind, made);
  }
  const doc = withId(made);
  checkId(doc['_id']);
  checkDocument(context, collection, null, doc);
  insertRecord(unit, collection, doc, encode(doc));
  return doc;
}

function immutableId(kind: 'update' | 'replace', { _id }: Doc): CommandError {
  return new CommandError(
    'ImmutableField',
    kind === 'update'
      ? "Performing an update on the path '_id' would modify the immutable field '_id'"
      : `After applying the update, the (immutable) field '_id' was found to have been altered to ${shownFields({ _id })}`,
  );
}
