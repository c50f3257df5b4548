import { type Doc, isDoc, setField } from './values.ts';

// Objects list fields that are called like array positions first and by value, whatever order they were
// added in; documents keep the order in which they came. A document for which the two differ is a proxy
// that lists its fields in their own order; all others are plain objects.

const ordered = new WeakSet<Doc>();

const position = /^(?:0|[1-9]\d{0,9})$/;
const mostPositions = 2 ** 32 - 1;

/** Whether an object lists a field of this name before all that are not called like a position. */
export function isPosition(name: string): boolean {
  const code = name.charCodeAt(0);
  return code >= 48 && code <= 57 && position.test(name) && Number(name) < mostPositions;
}

/** A document with these fields in this order; of two of one name the last one counts. */
export function docOf(entries: Iterable<readonly [name: string, value: unknown]>): Doc {
  const doc: Doc = {};
  const names = new Set<string>();
  for (const [name, value] of entries) {
    names.add(name);
    setField(doc, name, value);
  }
  const order = [...names];
  return Object.keys(doc).every((name, i) => name === order[i]) ? doc : inOrder(doc, order);
}

function inOrder(doc: Doc, order: string[]): Doc {
  const proxy = new Proxy(doc, {
    ownKeys: (target) => [...order, ...Object.getOwnPropertySymbols(target)],
    defineProperty: (target, name, descriptor) => {
      if (typeof name === 'string' && !Object.hasOwn(target, name)) order.push(name);
      return Reflect.defineProperty(target, name, descriptor);
    },
    deleteProperty: (target, name) => {
      const at = order.indexOf(name as string);
      if (at !== -1) order.splice(at, 1);
      return Reflect.deleteProperty(target, name);
    },
  });
  ordered.add(proxy);
  return proxy;
}

/** Sets a field, a new one behind all others. @returns the document, which may be another object. */
export function withField(doc: Doc, name: string, value: unknown): Doc {
  if (isPosition(name) && !ordered.has(doc) && !Object.hasOwn(doc, name)) {
    const last = Object.keys(doc).at(-1);
    const staysLast = last === undefined || (isPosition(last) && Number(last) < Number(name));
    if (!staysLast) return inOrder(setIn({ ...doc }, name, value), [...Object.keys(doc), name]);
  }
  return setIn(doc, name, value);
}

function setIn(doc: Doc, name: string, value: unknown): Doc {
  setField(doc, name, value);
  return doc;
}

/** A copy that begins with a field, whatever the document has of that name. */
export function withFirst(name: string, value: unknown, doc: Doc): Doc {
  const others = Object.entries(doc).filter(([each]) => each !== name);
  return docOf([[name, value], ...others]);
}

/** A copy whose fields are the same values. */
export function copyOf(doc: Doc): Doc {
  return ordered.has(doc) ? inOrder({ ...doc }, Object.keys(doc)) : { ...doc };
}

/** A copy with other values; fields for which there is none are left out. */
export function mapFields(doc: Doc, change: (value: unknown, name: string) => unknown): Doc {
  const copy: Doc = {};
  for (const name of Object.keys(doc)) {
    const value = change(doc[name], name);
    if (value !== undefined) setField(copy, name, value);
  }
  if (!ordered.has(doc)) return copy;
  const order = Object.keys(doc).filter((name) => Object.hasOwn(copy, name));
  return inOrder(copy, order);
}

/** Copies embedded documents and arrays, so that an update never touches what it was given. */
export function deepClone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(deepClone) as T;
  return isDoc(value) ? (mapFields(value, deepClone) as T) : value;
}

/** Whether a document or one within it has a field that objects may list elsewhere. */
export function mayBeMoved(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(mayBeMoved);
  if (!isDoc(value)) return false;
  let isFirst = true;
  for (const name in value) {
    if (isFirst && isPosition(name)) return true;
    isFirst = false;
    if (mayBeMoved(value[name])) return true;
  }
  return false;
}
