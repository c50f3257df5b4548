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

  /** The BSON of the reply with some more fields at its end. */
  toBson(more: Doc): Buffer {
    const cursor = withElement(
      encode(this.cursor.rest),
      this.cursor.name,
      4,
      arrayOf(this.cursor.docs),
    );
    return withElement(encode({ ...this.fields, ...more }), 'cursor', 3, cursor);
  }
}

/** Puts one element before the others of a BSON document. */
function withElement(doc: Buffer, name: string, type: number, value: Buffer): Buffer {
  const key = Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
  const size = Buffer.allocUnsafe(4);
  size.writeInt32LE(doc.length + key.length + value.length);
  return Buffer.concat([size, key, value, doc.subarray(4)]);
}

function arrayOf(docs: Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.allocUnsafe(4)];
  let size = 5;
  for (const [i, doc] of docs.entries()) {
    const key = elementKey(i);
    parts.push(key, doc);
    size += key.length + doc.length;
  }
  parts.push(Buffer.alloc(1));
  (parts[0] as Buffer).writeInt32LE(size);
  return Buffer.concat(parts, size);
}

const keys: Buffer[] = [];

function elementKey(i: number): Buffer {
  keys[i] ??= Buffer.from(`\x03${i}\0`, 'latin1');
  return keys[i];
}
