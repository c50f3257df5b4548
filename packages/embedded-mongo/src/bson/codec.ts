import { DBRef, calculateObjectSize, deserialize, serialize, setInternalBufferSize } from 'bson';
import { sizeOfValue, types } from './elements.ts';
import { docOf, mapFields, mayBeMoved } from './ordered.ts';
import { type Doc, Double, Int32, Long, isDoc } from './values.ts';

const typed = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

/** Largest document a client may store, as in MongoDB. */
export const maxDocumentBytes = 16 * 1024 * 1024;

/** Reads BSON keeping the exact number types, and the order of fields. */
export function decode(bytes: Uint8Array): Doc {
  const doc: Doc = deserialize(bytes, typed);
  const { buffer: memory, byteOffset, length } = bytes;
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(memory, byteOffset, length);
  if (buffer.includes(referenceKey)) return inOrder(withPlainReferences(doc) as Doc, buffer, 0);
  return mayBeMoved(doc) ? inOrder(doc, buffer, 0) : doc;
}

const referenceKey = Buffer.from('$ref\0');

/** The library makes objects of its own of references; for queries they are documents like others. */
function withPlainReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainReferences);
  if (value instanceof DBRef) {
    const { collection: $ref, oid: $id, db: $db, fields } = value;
    const reference = $db === undefined ? { $ref, $id } : { $ref, $id, $db };
    return { ...reference, ...(withPlainReferences(fields) as Doc) };
  }
  return isDoc(value) ? mapFields(value, withPlainReferences) : value;
}

/** The same fields in the order in which they stand in the bytes. */
function inOrder(doc: Doc, bytes: Buffer, start: number): Doc {
  const entries = elements(bytes, start).map(({ name, type, at }) => {
    const key = name.toString();
    return [key, valueInOrder(doc[key], bytes, type, at)] as const;
  });
  return docOf(entries);
}

function valueInOrder(value: unknown, bytes: Buffer, type: number, at: number): unknown {
  if (type === types.document) return isDoc(value) ? inOrder(value, bytes, at) : value;
  if (type !== types.array || !Array.isArray(value)) return value;
  const items = elements(bytes, at);
  return value.map((item: unknown, i) => {
    const element = items[i];
    return element === undefined ? item : valueInOrder(item, bytes, element.type, element.at);
  });
}

interface Element {
  name: Buffer;
  type: number;
  at: number;
}

/** Where the values of a document or array lie that begins at a place. */
function elements(bytes: Buffer, start: number): Element[] {
  const found: Element[] = [];
  for (let offset = start + 4; bytes[offset] !== 0; ) {
    const type = bytes[offset] as number;
    const end = bytes.indexOf(0, offset + 1);
    found.push({ name: bytes.subarray(offset + 1, end), type, at: end + 1 });
    offset = end + 1 + sizeOfValue(bytes, type, end + 1);
  }
  return found;
}

/** Writes BSON; fields whose value is `undefined` are left out. */
export function encode(doc: Doc): Buffer {
  const bytes = written(doc) ?? writtenLarge(doc);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const writing = { ignoreUndefined: true } as const;

function writtenLarge(doc: Doc): Uint8Array {
  // It grows only, and keeps some room beside what the library counts.
  setInternalBufferSize(calculateObjectSize(doc, writing) + 1024);
  return serialize(doc, writing);
}

/** BSON that surely fitted into the library's own buffer, which ends soon after 16 MB; else null. */
function written(doc: Doc): Uint8Array | null {
  try {
    const bytes = serialize(doc, writing);
    return bytes.length > maxDocumentBytes ? null : bytes;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * A copy with plain JS numbers turned into the types a MongoDB server would answer:
 * whole numbers become Int32 or Long, others Double.
 */
export function fromPlain(value: unknown): unknown {
  if (typeof value === 'number') return numberValue(value);
  if (typeof value === 'bigint') return Long.fromBigInt(value);
  if (Array.isArray(value)) return value.map(fromPlain);
  return isDoc(value) ? mapFields(value, fromPlain) : value;
}

/** The narrowest BSON number for a JS number. */
export function numberValue(value: number): Int32 | Long | Double {
  if (!Number.isInteger(value) || Object.is(value, -0)) return new Double(value);
  if (value >= -2147483648 && value <= 2147483647) return new Int32(value);
  return Number.isSafeInteger(value) ? Long.fromNumber(value) : new Double(value);
}

/** The name and raw value of the first element, read without decoding the document. */
export function firstFieldName(bytes: Uint8Array): string | undefined {
  if (bytes[4] === 0) return undefined;
  let end = 5;
  while (bytes[end] !== 0) end++;
  return Buffer.from(bytes.buffer, bytes.byteOffset + 5, end - 5).toString('utf8');
}
