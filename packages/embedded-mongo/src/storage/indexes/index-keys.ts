import { equalValues } from '../../bson/compare.ts';
import { type Doc, getField, isDoc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type SameArray, samePath, tuplesAt } from '../../query/tuples.ts';
import type { Index } from './index-definition.ts';
import { encodeKey, fitKey } from './key-encoding.ts';
import { checkHashed, specialKeys } from './special-keys.ts';

/** Encoded keys of one document, and what they teach about the index. */
export interface ExtractedKeys {
  keys: Buffer[];
  multikey: boolean[];
  longKeys: boolean;
}

/** The keys under which an index holds a document; none when sparse or partial leaves it out. */
export function extractKeys(index: Index, doc: Doc): ExtractedKeys {
  return keysOf(index, doc, samePath);
}

/**
 * The keys under which a stored document was indexed. Earlier versions took equal arrays of two
 * fields for one when an update had copied the one from the other; such documents can still be
 * changed and deleted.
 */
export function storedKeys(index: Index, doc: Doc): Buffer[] {
  try {
    return extractKeys(index, doc).keys;
  } catch (error) {
    if (error instanceof CommandError && error.codeName === 'CannotIndexParallelArrays') {
      return keysOf(index, doc, (a, b) => samePath(a, b) || equalValues(a.value, b.value)).keys;
    }
    throw error;
  }
}

/** The values of the index fields in a document, one list for every entry. */
export function tuplesOf(index: Index, doc: Doc): unknown[][] {
  return expanded(index, doc, samePath).tuples;
}

function expanded(
  index: Index,
  doc: Doc,
  isSame: SameArray,
): { tuples: unknown[][]; multikey: boolean[] } {
  if (index.accepts && !index.accepts(doc)) {
    return { tuples: [], multikey: index.fields.map(() => false) };
  }
  const { tuples, multikey } = tuplesAt(doc, index.fields, isSame);
  const used = index.sparse
    ? tuples.filter((tuple) => tuple.some((value) => value !== undefined))
    : tuples;
  return { tuples: used, multikey };
}

function keysOf(index: Index, doc: Doc, isSame: SameArray): ExtractedKeys {
  if (index.special !== null) {
    const isLeftOut = index.accepts !== null && !index.accepts(doc);
    const keys = isLeftOut ? [] : specialKeys(index, doc);
    const isMultikey = index.place !== null && keys.length > 1;
    return { keys, multikey: index.fields.map(() => isMultikey), longKeys: false };
  }
  const { tuples: used, multikey } = expanded(index, doc, isSame);
  if (index.hashed.size > 0) checkHashed(index, multikey);
  let longKeys = false;
  const keys = used.map((tuple) => {
    const key = encodeKey(tuple, index.directions, index.collation);
    const fitted = fitKey(key);
    if (fitted !== key) longKeys = true;
    return fitted;
  });
  return { keys: keys.length > 1 ? distinct(keys) : keys, multikey, longKeys };
}

/** The values of the index fields in a document, for the `keyValue` of a duplicate error. */
export function keyValues(index: Index, doc: Doc): Doc {
  const result: Doc = {};
  for (const field of index.fields) {
    let value: unknown = doc;
    for (const part of field.parts) value = isDoc(value) ? getField(value, part) : undefined;
    result[field.path] = value ?? null;
  }
  return result;
}

function distinct(keys: Buffer[]): Buffer[] {
  const seen = new Map<string, Buffer>();
  for (const key of keys) seen.set(key.toString('latin1'), key);
  return [...seen.values()];
}
