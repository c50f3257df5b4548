import { encode } from '../bson/codec.ts';
import type { Doc, Long } from '../bson/values.ts';

/** A reply with documents already in BSON, which are copied and not encoded again. */
export class RawReply {
  readonly fields: Doc;
  readonly cursor: { name: 'firstBatch' | 'nextBatch'; docs: Buffer[]; rest: Doc };

  constructor(
    name: 'firstBatch' | 'nextBatch',
    docs: Buffer[],
    cursor: { id: Long; ns: string; postBatchResumeToken?: unknown },
    fields: Doc = {},
  ) {
    this.cursor = { name, docs, rest: cursor };
    this.fields = fields;
  }

  /** The BSON of the reply with some more fields at its end, in pieces: documents are copied once, into the message. */
  toBson(more: Doc): Buffer[] {
    const { name, docs, rest } = this.cursor;
    const cursor = withElement(encode(rest), name, 4, arrayOf(docs));
    return withElement(encode({ ...this.fields, ...more }), 'cursor', 3, cursor);
  }
}

/** Puts one element before the others of a BSON document. */
function withElement(doc: Buffer, name: string, type: number, value: Buffer[]): Buffer[] {
  const key = Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
  return [sizeBefore(doc.length + key.length + sizeOf(value)), key, ...value, doc.subarray(4)];
}

function arrayOf(docs: Buffer[]): Buffer[] {
  const elements = docs.flatMap((doc, i) => [elementKey(i), doc]);
  return [sizeBefore(sizeOf(elements) + 5), ...elements, end];
}

const end = Buffer.alloc(1);

function sizeBefore(size: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(size);
  return bytes;
}

/** How many bytes pieces have together. */
export function sizeOf(pieces: readonly Buffer[]): number {
  let size = 0;
  for (const { length } of pieces) size += length;
  return size;
}

const keys: Buffer[] = [];

function elementKey(i: number): Buffer {
  keys[i] ??= Buffer.from(`\x03${i}\0`, 'latin1');
  return keys[i];
}
