import type { ListedModel } from '../database/model.ts';
import type { AskedFields } from './asked-fields.ts';

/** How much of a model's records is read: what the database is asked for, and what is made of it. */
export interface Part {
  readonly projection: { readonly [field: string]: 1 };
  /** A record of which whoever reads a field that was not asked for is told so, instead of finding nothing. */
  readonly mark: <Record extends object>(record: Record) => Record;
}

/** By the model and what was asked: an operation asks for the same each time. */
const known = new WeakMap<object, WeakMap<ReadonlySet<string>, Map<string, Part>>>();

/**
 * The part of a model's records with the fields asked for, those that are always needed and `_id`;
 * null for whole records.
 */
export function partOf<Record>(
  model: ListedModel<Record>,
  asked: AskedFields,
  always: readonly string[] = [],
): Part | null {
  if (asked === null) return null;
  const ofModel = known.get(model) ?? new WeakMap<ReadonlySet<string>, Map<string, Part>>();
  known.set(model, ofModel);
  const ofAsked = ofModel.get(asked) ?? new Map<string, Part>();
  ofModel.set(asked, ofAsked);
  const key = always.join();
  const found = ofAsked.get(key) ?? makePart(model, new Set(['_id', ...asked, ...always]));
  ofAsked.set(key, found);
  return found;
}

function makePart<Record>(
  { schema, collection }: ListedModel<Record>,
  fields: ReadonlySet<string>,
): Part {
  const stored = new Set(Object.keys(schema.paths).map((path) => path.split('.', 1)[0] ?? path));
  const unread = Object.create(
    Object.prototype,
    Object.fromEntries(
      [...stored]
        .filter((field) => !fields.has(field))
        .map((field) => [field, { get: () => refuse(collection.name, field) }]),
    ),
  ) as object;
  return {
    projection: Object.fromEntries([...fields].map((field) => [field, 1 as const])),
    // Another prototype for an object that is there already costs three times as much.
    mark: (record) => Object.assign(Object.create(unread) as object, record),
  };
}

function refuse(collection: string, field: string): never {
  throw new Error(`${collection}.${field} was not read: a resolver must declare it (readsOf).`);
}
