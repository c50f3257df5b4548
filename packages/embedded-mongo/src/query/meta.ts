import type { Doc, Double } from '../bson/values.ts';

const metaKey: unique symbol = Symbol('meta');

interface Meta {
  textScore?: Double;
  geoNearDistance?: Double;
}

type Described = Doc & { [metaKey]?: Meta };

/** What a query knows of a document besides its fields; copies made by spreading keep it. */
export function metaOf(doc: unknown, name: keyof Meta): Double | undefined {
  return (doc as Described)[metaKey]?.[name];
}

/** Notes something about a document. */
export function setMeta(doc: Doc, name: keyof Meta, value: Double): Doc {
  const described = doc as Described;
  described[metaKey] = { ...described[metaKey], [name]: value };
  return doc;
}

/** Gives a document made from another what is known of that one. */
export function carryMeta(from: Doc, to: Doc): Doc {
  const meta = (from as Described)[metaKey];
  if (meta) (to as Described)[metaKey] = meta;
  return to;
}
