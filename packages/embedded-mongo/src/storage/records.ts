import { decode, encode, maxDocumentBytes } from '../bson/codec.ts';
import { equalValues } from '../bson/compare.ts';
import { isDeeperThan } from '../bson/depth.ts';
import { docOf } from '../bson/ordered.ts';
import { shownFields } from '../bson/shown.ts';
import { type Doc, emptyArrayKey } from '../bson/values.ts';
import { CommandError, type ErrorName } from '../errors.ts';
import type { Collection } from './collection.ts';
import type { Index } from './indexes/index-definition.ts';
import { type ExtractedKeys, extractKeys, storedKeys, tuplesOf } from './indexes/index-keys.ts';
import { encodeKey, fitKey } from './indexes/key-encoding.ts';
import { decodeRecordId, encodeRecordId, tableKey } from './keyspace.ts';
import { type ReadView, prefixRange, walk } from './kv.ts';
import type { WriteUnit } from './write-unit.ts';

export interface StoredRecord {
  id: number;
  bytes: Buffer;
}

/** Stores a new document and its index entries; throws E11000 when a unique key is taken. */
export function addRecord(unit: WriteUnit, collection: Collection, doc: Doc, bytes: Buffer): void {
  checkSize(bytes, 'BSONObjectTooLarge', 'object to insert too large');
  checkDepth(doc, bytes);
  unit.touches(collection);
  const id = collection.allocateRecordId(unit.view);
  const record = encodeRecordId(id);
  const additions = collection.indexes.map((index) => ({
    index,
    keys: learn(collection, index, extractKeys(index, doc)),
  }));
  for (const { index, keys } of additions) {
    for (const key of keys) claimNewKey(unit, collection, index, key, doc, id);
  }
  for (const { index, keys } of additions) {
    for (const key of keys) unit.view.put(entryKey(index, key, record), record);
  }
  unit.view.put(collection.recordKey(id), bytes);
  if (collection.timeSeries) return;
  unit.log({
    kind: 'insert',
    db: collection.db,
    collection: collection.name,
    uuid: collection.uuid,
    documentKey: { _id: doc['_id'] },
    document: bytes,
  });
}

/** Replaces a stored document and moves its index entries. The caller logs the change. */
export function updateRecord(
  unit: WriteUnit,
  collection: Collection,
  record: StoredRecord,
  before: Doc,
  after: Doc,
): Buffer {
  const bytes = encode(after);
  checkSize(bytes, 17_419, 'Resulting document after update is larger than allowed');
  checkDepth(after, bytes);
  unit.touches(collection);
  const key = collection.recordKey(record.id);
  unit.claim(key);
  const id = encodeRecordId(record.id);
  const moves = collection.indexes
    .slice(1)
    .map((index) => keyMoves(collection, index, before, after));
  for (const { index, added, removed } of moves) {
    for (const each of added) claimNewKey(unit, collection, index, each, after, record.id);
    if (index.unique || index.preparesUnique) {
      for (const each of removed) unit.claim(tableKey(index.prefix, each));
    }
  }
  for (const { index, added, removed } of moves) {
    for (const each of removed) unit.view.remove(entryKey(index, each, id));
    for (const each of added) unit.view.put(entryKey(index, each, id), id);
  }
  unit.view.put(key, bytes);
  collection.held = null;
  return bytes;
}

/** Removes a document and its index entries, and logs the deletion unless it made room. */
export function deleteRecord(
  unit: WriteUnit,
  collection: Collection,
  record: StoredRecord,
  doc: Doc,
  isLogged = true,
): void {
  unit.touches(collection);
  const key = collection.recordKey(record.id);
  unit.claim(key);
  const id = encodeRecordId(record.id);
  const removals = collection.indexes.map((index) => ({
    index,
    keys: storedKeys(index, doc),
  }));
  // Everything is claimed before anything changes: a claim may end the statement.
  for (const { index, keys } of removals) {
    if (index.unique) for (const each of keys) unit.claim(tableKey(index.prefix, each));
  }
  for (const { index, keys } of removals) {
    for (const each of keys) unit.view.remove(entryKey(index, each, id));
  }
  unit.view.remove(key);
  if (!isLogged) return;
  collection.held = null;
  if (collection.timeSeries) return;
  unit.log({
    kind: 'delete',
    db: collection.db,
    collection: collection.name,
    uuid: collection.uuid,
    documentKey: { _id: doc['_id'] },
    ...(collection.keepsImages ? { before: record.bytes } : {}),
  });
}

/** Adds one existing document to an index under construction. */
export function indexRecord(
  unit: WriteUnit,
  collection: Collection,
  index: Index,
  recordId: number,
): void {
  const bytes = unit.view.get(collection.recordKey(recordId));
  if (bytes === undefined) return;
  const doc = decode(bytes);
  const id = encodeRecordId(recordId);
  for (const key of learn(collection, index, extractKeys(index, doc))) {
    claimNewKey(unit, collection, index, key, doc, recordId);
    unit.view.put(entryKey(index, key, id), id);
  }
}

export function readRecord(
  view: ReadView,
  collection: Collection,
  id: number,
): StoredRecord | undefined {
  const bytes = view.get(collection.recordKey(id));
  return bytes === undefined ? undefined : { id, bytes };
}

/** Unique keys hold one record; others end with the record id to tell equal keys apart. */
function entryKey(index: Index, key: Buffer, record: Buffer): Buffer {
  return index.singleKeys ? tableKey(index.prefix, key) : tableKey(index.prefix, key, record);
}

function claimNewKey(
  unit: WriteUnit,
  collection: Collection,
  index: Index,
  key: Buffer,
  doc: Doc,
  recordId: number,
): void {
  if (!index.unique && !index.preparesUnique) return;
  const full = tableKey(index.prefix, key);
  unit.claim(full);
  if (!index.singleKeys) return claimShared(unit, collection, index, full, doc, recordId);
  const holder = unit.view.get(full);
  if (holder === undefined || decodeRecordId(holder) === recordId) return;
  const taken = tuplesOf(index, doc).find((tuple) =>
    fitKey(encodeKey(tuple, index.directions, index.collation)).equals(key),
  );
  throw duplicateKey(collection, index, taken ?? []);
}

/** Where several documents may share a key, they themselves tell whether they are equal. */
function claimShared(
  unit: WriteUnit,
  collection: Collection,
  index: Index,
  key: Buffer,
  doc: Doc,
  recordId: number,
): void {
  let own: unknown[][] | undefined;
  for (const { value } of walk(unit.view, prefixRange(key))) {
    const holder = decodeRecordId(value);
    if (holder === recordId) continue;
    const bytes = unit.view.get(collection.recordKey(holder));
    if (bytes === undefined) continue;
    own ??= tuplesOf(index, doc);
    const theirs = tuplesOf(index, decode(bytes));
    const taken = own.find((a) => theirs.some((b) => equalValues(a, b, index.collation)));
    if (taken) throw duplicateKey(collection, index, taken);
  }
}

/** @param values those of the key that another document has, by field. */
function duplicateKey(
  collection: Collection,
  index: Index,
  values: readonly unknown[],
): CommandError {
  const keyValue = docOf(
    index.fields.map(({ path }, i) => {
      const value = values[i];
      return [path, value === undefined || value === emptyArrayKey ? null : value] as const;
    }),
  );
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shownFields(keyValue)} }`,
    {
      keyPattern: index.spec['key'],
      keyValue,
      ...(index.collation ? { collation: index.collation.spec } : {}),
    },
  );
}

function learn(collection: Collection, index: Index, extracted: ExtractedKeys): Buffer[] {
  for (const [i, multikey] of extracted.multikey.entries()) {
    if (!multikey || index.multikey[i] === true) continue;
    index.multikey[i] = true;
    collection.onChange();
  }
  if (extracted.longKeys && !index.longKeys) {
    index.longKeys = true;
    collection.onChange();
  }
  return extracted.keys;
}

function keyMoves(
  collection: Collection,
  index: Index,
  before: Doc,
  after: Doc,
): { index: Index; added: Buffer[]; removed: Buffer[] } {
  const old = storedKeys(index, before);
  const next = learn(collection, index, extractKeys(index, after));
  return {
    index,
    added: next.filter((key) => !old.some((other) => other.equals(key))),
    removed: old.filter((key) => !next.some((other) => other.equals(key))),
  };
}

function checkSize(bytes: Buffer, code: ErrorName | number, what: string): void {
  if (bytes.length <= maxDocumentBytes) return;
  const shown = `size in bytes: ${bytes.length}, max size: ${maxDocumentBytes}`;
  throw new CommandError(code, `${what}. ${shown}`);
}

/** How many levels of documents and arrays a stored document may have, as in MongoDB. */
const maxDepth = 180;

function checkDepth(doc: Doc, bytes: Buffer): void {
  if (!isDeeperThan(doc, maxDepth, bytes.length)) return;
  throw new CommandError(
    'Overflow',
    `cannot store document because it exceeds ${maxDepth} levels of nesting`,
  );
}
