import { decode } from './codec.ts';
import { sizeOfValue, types } from './elements.ts';
import { type Doc, Double, Int32, Long, ObjectId, setField } from './values.ts';

interface Key {
  name: string;
  bytes: Buffer;
}

/** Names of the top-level fields that somebody looks at. */
export class FieldSet {
  readonly names: ReadonlySet<string>;
  /** By their length in bytes. */
  readonly #keys: Key[][] = [];

  constructor(names: Iterable<string>) {
    this.names = new Set(names);
    for (const name of this.names) {
      const bytes = Buffer.from(name);
      while (this.#keys.length <= bytes.length) this.#keys.push([]);
      this.#keys[bytes.length]?.push({ name, bytes });
    }
  }

  get size(): number {
    return this.names.size;
  }

  /** The name that stands in the bytes, when it is one of these. */
  find(bytes: Buffer, start: number, end: number): string | undefined {
    const keys = this.#keys[end - start];
    if (keys === undefined) return undefined;
    for (const key of keys) if (isAt(key.bytes, bytes, start)) return key.name;
    return undefined;
  }
}

function isAt(wanted: Buffer, bytes: Buffer, start: number): boolean {
  for (let i = 0; i < wanted.length; i++) if (wanted[i] !== bytes[start + i]) return false;
  return true;
}

/**
 * Reads some top-level fields of a document as `decode` does, and steps over all others: most of
 * what a query is asked to look at does not need the rest of the document.
 */
export function decodeFields(bytes: Buffer, fields: FieldSet): Doc {
  const doc: Doc = {};
  const last = bytes.length - 1;
  let missing = fields.size;
  let offset = 4;
  while (offset < last && missing > 0) {
    const type = bytes[offset] as number;
    const start = offset + 1;
    let end = start;
    while (bytes[end] !== 0) end++;
    const next = end + 1 + sizeOfValue(bytes, type, end + 1);
    const name = fields.find(bytes, start, end);
    if (name !== undefined) {
      setField(doc, name, valueAt(bytes, type, offset, end + 1, next));
      missing--;
    }
    offset = next;
  }
  return doc;
}

/** A document with some of its top-level fields, in their order, which nobody has to read for it. */
export function sliceFields(bytes: Buffer, fields: FieldSet): Buffer {
  const last = bytes.length - 1;
  // Where what is kept begins and ends; fields side by side are kept as one.
  const spans: number[] = [];
  let length = 5;
  let missing = fields.size;
  let offset = 4;
  while (offset < last && missing > 0) {
    const start = offset + 1;
    let end = start;
    while (bytes[end] !== 0) end++;
    const next = end + 1 + sizeOfValue(bytes, bytes[offset] as number, end + 1);
    if (fields.find(bytes, start, end) !== undefined) {
      if (spans.at(-1) === offset) spans.pop();
      else spans.push(offset);
      spans.push(next);
      length += next - offset;
      missing--;
    }
    offset = next;
  }
  const kept = Buffer.allocUnsafe(length);
  let at = kept.writeInt32LE(length, 0);
  for (let i = 0; i < spans.length; i += 2) at += bytes.copy(kept, at, spans[i], spans[i + 1]);
  kept[at] = 0;
  return kept;
}

function valueAt(bytes: Buffer, type: number, element: number, at: number, next: number): unknown {
  switch (type) {
    case types.int:
      return new Int32(bytes.readInt32LE(at));
    case types.double:
      return new Double(bytes.readDoubleLE(at));
    case types.string:
      return bytes.toString('utf8', at + 4, next - 1);
    case types.boolean:
      return bytes[at] === 1;
    case types.null:
      return null;
    case types.date:
      return new Date(bytes.readInt32LE(at + 4) * 4_294_967_296 + bytes.readUInt32LE(at));
    case types.long:
      return Long.fromBits(bytes.readInt32LE(at), bytes.readInt32LE(at + 4));
    case types.objectId:
      return new ObjectId(Buffer.from(bytes.subarray(at, next)));
    default:
      return valueOfElement(bytes.subarray(element, next));
  }
}

/** The value of an element of any type, read as a document of its own. */
export function valueOfElement(element: Buffer): unknown {
  const whole = Buffer.alloc(element.length + 5);
  whole.writeInt32LE(whole.length);
  whole.set(element, 4);
  return Object.values(decode(whole))[0];
}
