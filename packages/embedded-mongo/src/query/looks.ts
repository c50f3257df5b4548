import { allFields, fieldsOfFilter, fieldsOfSort } from '../aggregate/dependencies.ts';
import { FieldSet } from '../bson/partial.ts';
import type { Doc } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { Query } from './find.ts';
import { type Matcher, compileMatcher } from './matcher.ts';
import { searchVariables } from './text-search.ts';

/** What is tested of a document, and which of its fields are looked at; null for none, and for all of them. */
export interface Look {
  matches: Matcher | null;
  fields: FieldSet | null;
}

const none: ReadonlySet<string> = new Set();

/** How a query looks at the documents that it comes by. */
export class Looks {
  /** Where the key by which a document was found still says the rest. */
  readonly rest: Look;
  readonly #collection: Collection;
  readonly #query: Query;
  /** Fields that are looked at for something else than the filter. */
  readonly #others: ReadonlySet<string> | null;
  #whole: Look | null;

  /**
   * @param rest what of the filter the keys do not say.
   * @param sort the order that is made of what is found, where there is one.
   */
  constructor(collection: Collection, query: Query, rest: Doc, sort: Doc | undefined) {
    this.#collection = collection;
    this.#query = query;
    this.#others = allFields(sort ? fieldsOfSort(sort) : none, query.fields ?? none);
    this.rest = this.#lookFor(rest);
    this.#whole = rest === query.filter ? this.rest : null;
  }

  /** Whether none of them is at a whole document. */
  get areOfFields(): boolean {
    return this.rest.fields !== null && fieldsOfFilter(this.#query.filter) !== null;
  }

  /** Where it may have changed since. */
  get whole(): Look {
    this.#whole ??= this.#lookFor(this.#query.filter);
    return this.#whole;
  }

  #lookFor(filter: Doc): Look {
    const isAll = Object.keys(filter).length === 0;
    const fields = allFields(isAll ? none : fieldsOfFilter(filter), this.#others);
    const variables = searchVariables(this.#collection, filter, this.#query.variables);
    return {
      matches: isAll ? null : compileMatcher(filter, variables),
      fields: fields && new FieldSet(fields),
    };
  }
}
