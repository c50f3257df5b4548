import type { Collation } from '../../bson/collation.ts';
import { decode } from '../../bson/codec.ts';
import { FieldSet, decodeFields } from '../../bson/partial.ts';
import { BSONRegExp, type Doc } from '../../bson/values.ts';
import { find, planFor } from '../../query/find.ts';
import { someValue } from '../../query/paths.ts';
import { scan } from '../../query/scan.ts';
import type { Collection } from '../../storage/collection.ts';
import { readRecord } from '../../storage/records.ts';
import { identityOf } from '../expressions/value-set.ts';
import type { PipelineContext } from '../pipeline.ts';
import { collationKey } from '../variables.ts';
import { Pace } from '../windows/partition.ts';

/** What to look for: equality with a value, or with any element of an array. */
function wantedOf(value: unknown): unknown[] {
  const values: unknown[] = Array.isArray(value) ? value : [value ?? null];
  return values.filter((each) => !(each instanceof BSONRegExp));
}

/** The filter that finds the documents of a local value. */
export function filterFor(field: string, value: unknown): Doc {
  return { [field]: { $in: wantedOf(value) } };
}

/**
 * Finds the documents of another collection by a field. When no index serves the field, one is
 * made in memory by a single walk, in place of a walk for every document that is joined.
 */
export class ForeignIndex {
  readonly #collection: Collection;
  readonly #field: string;
  readonly #context: PipelineContext;
  #records: Map<string, number[]> | undefined;

  constructor(collection: Collection, field: string, context: PipelineContext) {
    this.#collection = collection;
    this.#field = field;
    this.#context = context;
  }

  /** True when a stored index finds the documents of a value. */
  isServed(value: unknown): boolean {
    if (this.#records) return false;
    const { view, variables, snapshotAt } = this.#context;
    const query = { filter: filterFor(this.#field, value), variables, snapshotAt };
    return planFor(view, this.#collection, query).kind !== 'collection';
  }

  /** The documents that hold a value, each once; pauses come as null. */
  *lookup(value: unknown): Generator<Doc | null> {
    const { view, variables, snapshotAt } = this.#context;
    if (this.isServed(value)) {
      const query = { filter: filterFor(this.#field, value), variables, snapshotAt };
      for (const found of find(view, this.#collection, query)) yield found && found.doc;
      return;
    }
    this.#records ??= yield* this.#build();
    const records = this.#records;
    const collation = variables[collationKey];
    const ids = new Set(
      wantedOf(value).flatMap((each) => records.get(identityOf(each, collation)) ?? []),
    );
    for (const id of [...ids].toSorted((a, b) => a - b)) {
      const record = readRecord(view, this.#collection, id);
      if (record !== undefined) yield decode(record.bytes);
    }
  }

  *#build(): Generator<null, Map<string, number[]>> {
    const parts = this.#field.split('.');
    const fields = new FieldSet(parts.slice(0, 1));
    const records = new Map<string, number[]>();
    const pace = new Pace();
    const collation = this.#context.variables[collationKey];
    const all = { kind: 'collection', reverse: false, sorted: true } as const;
    for (const { id, bytes } of scan(this.#context.view, this.#collection, all)) {
      if (pace.due()) yield null;
      for (const identity of identitiesAt(decodeFields(bytes, fields), parts, collation)) {
        const list = records.get(identity);
        if (list) list.push(id);
        else records.set(identity, [id]);
      }
    }
    return records;
  }
}

/** The identities of every value that a filter on the path would look at. */
export function identitiesAt(
  doc: Doc,
  parts: readonly string[],
  collation: Collation | null | undefined,
): Set<string> {
  const identities = new Set<string>();
  const gather = (value: unknown): boolean => {
    identities.add(identityOf(value ?? null, collation));
    return false;
  };
  someValue(doc, parts, gather, true);
  return identities;
}
