import { decode, encode } from '../bson/codec.ts';
import { type FieldSet, decodeFields, sliceFields } from '../bson/partial.ts';
import type { Doc } from '../bson/values.ts';
import type { Held } from './memory.ts';

/** A stored document that is decoded only when someone looks inside. */
export class Found {
  readonly id: number;
  readonly bytes: Buffer;
  readonly #fields: FieldSet | null;
  #doc: Doc | undefined;
  #seen: Doc | undefined;
  #kept: FieldSet | null = null;

  /** @param fields those that the query looks at; null for all. */
  constructor(id: number, bytes: Buffer, fields: FieldSet | null = null) {
    this.id = id;
    this.bytes = bytes;
    this.#fields = fields;
  }

  /** A document that a pipeline made. */
  static made(doc: Doc): Found {
    const found = new Found(0, encode(doc));
    found.#doc = doc;
    return found;
  }

  /** A document of which the caller looks at nothing but what was read of it. */
  static seen(doc: Doc): Found {
    const found = new Found(0, Buffer.alloc(0));
    found.#seen = doc;
    found.#doc = doc;
    return found;
  }

  /** The document with the fields that the query looks at, at least. */
  get seen(): Doc {
    if (this.#doc !== undefined || this.#fields === null) return this.doc;
    this.#seen ??= decodeFields(this.bytes, this.#fields);
    return this.#seen;
  }

  /** The same with no bytes but those of some fields: what the query looks at was read before. */
  cut(kept: FieldSet): Found {
    const cut = new Found(this.id, sliceFields(this.bytes, kept), this.#fields);
    cut.#kept = kept;
    if (this.#fields) cut.#seen = this.seen;
    else cut.#doc = this.doc;
    return cut;
  }

  /** The bytes of a document with some of its fields. */
  shown(kept: FieldSet): Buffer {
    return this.#kept === kept ? this.bytes : sliceFields(this.bytes, kept);
  }

  countIn(held: Held): void {
    if (this.bytes.length > 0) held.addRead(this.bytes);
    else held.add(this.#doc);
  }

  get doc(): Doc {
    this.#doc ??= decode(this.bytes);
    return this.#doc;
  }
}
