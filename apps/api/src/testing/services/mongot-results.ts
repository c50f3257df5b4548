import { type IndexedFields, numbersIn, textsIn, valuesAt } from './mongot-fields.ts';
import {
  compareTexts,
  fieldsOf,
  listOf,
  numberOf,
  refuse,
  textOf,
  wholeOf,
} from './mongot-reading.ts';

/** A document found, before it is ordered. */
interface Scored {
  id: string;
  score: number;
}

/** Where a document stands in an order, whether it is still there or not: its values, and its id. */
type Place = readonly (number | string)[];

interface SortKey {
  direction: 1 | -1;
  valueOf(found: Scored): number | string;
}

/** The order of a query: the best score first when it names none. */
export class Order {
  readonly #keys: readonly SortKey[];
  readonly #written: string;

  constructor(sort: unknown, index: IndexedFields) {
    const named = sort === undefined ? { score: { $meta: 'searchScore' } } : fieldsOf(sort, 'sort');
    this.#written = JSON.stringify(named);
    this.#keys = [
      ...Object.entries(named).map(([path, way]) => sortKeyOf(path, way, index)),
      // What is equal stands in any order in mongot; here always in the same.
      { direction: 1, valueOf: ({ id }) => id },
    ];
  }

  /** Those behind one token, or before one, which come in reverse; all without any. */
  sorted(found: readonly Scored[], after: unknown, before: unknown): Scored[] {
    if (after !== undefined && before !== undefined) refuse('searchAfter with searchBefore');
    const all = found
      .map((each) => ({ each, place: this.#placeOf(each) }))
      .toSorted((one, other) => this.#compare(one.place, other.place));
    const only = (isWanted: (place: Place) => boolean) =>
      all.filter(({ place }) => isWanted(place)).map(({ each }) => each);
    if (after !== undefined) {
      const start = this.#placeAt(after);
      return only((place) => this.#compare(place, start) > 0);
    }
    if (before === undefined) return only(() => true);
    const end = this.#placeAt(before);
    return only((place) => this.#compare(place, end) < 0).toReversed();
  }

  tokenOf(found: Scored): string {
    const token = { written: this.#written, place: this.#placeOf(found) };
    return Buffer.from(JSON.stringify(token)).toString('base64');
  }

  #placeAt(token: unknown): Place {
    const json = Buffer.from(textOf(token, 'a token'), 'base64').toString();
    const { written, place } = JSON.parse(json) as { written: string; place: Place };
    if (written !== this.#written) refuse('a token of another order');
    return place;
  }

  #placeOf(found: Scored): Place {
    return this.#keys.map((key) => key.valueOf(found));
  }

  #compare(one: Place, other: Place): number {
    for (const [at, { direction }] of this.#keys.entries()) {
      const [own = '', against = ''] = [one[at], other[at]];
      const difference =
        typeof own === 'number' && typeof against === 'number'
          ? own - against
          : compareTexts(String(own), String(against));
      if (difference !== 0) return direction * difference;
    }
    return 0;
  }
}

function sortKeyOf(path: string, way: unknown, index: IndexedFields): SortKey {
  if (way !== 1 && way !== -1) {
    const { $meta } = fieldsOf(way, `sort.${path}`, ['$meta']);
    if ($meta !== 'searchScore') refuse(`sort by the metadata ${String($meta)}`);
    return { direction: -1, valueOf: ({ score }) => score };
  }
  const isNumber = index.typeAt(path, 'sort', ['token', 'number']) === 'number';
  return {
    direction: way,
    valueOf({ id }) {
      const values = valuesAt(index.documents.get(id) ?? {}, path);
      const [value, ...others] = isNumber ? numbersIn(values) : textsIn(values);
      if (value === undefined || others.length > 0) refuse(`sort by ${path} of not one value`);
      return value;
    },
  };
}

interface Bucket {
  _id: string | number;
  count: number;
}

/** Counts the values of the documents found, for one facet. */
export function bucketsOf(facet: unknown, ids: Iterable<string>, index: IndexedFields): Bucket[] {
  const { type } = fieldsOf(facet, 'a facet');
  if (type !== 'string' && type !== 'number') refuse(`a facet of the type ${String(type)}`);
  const own = type === 'string' ? 'numBuckets' : 'boundaries';
  const body = fieldsOf(facet, `a facet of the type ${type}`, ['type', 'path', own]);
  const path = textOf(body['path'], 'the path of a facet');
  index.typeAt(path, 'a facet', [type === 'string' ? 'token' : 'number']);
  const values = [...ids].map((id) => valuesAt(index.documents.get(id) ?? {}, path));
  return type === 'string'
    ? mostFrequent(values.map(textsIn), wholeOf(body[own] ?? 10, own, 1, 1000))
    : steps(values.map(numbersIn), listOf(body[own], own));
}

function mostFrequent(documents: readonly (readonly string[])[], most: number): Bucket[] {
  const counts = new Map<string, number>();
  for (const value of documents.flatMap((texts) => [...new Set(texts)])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([_id, count]) => ({ _id, count }))
    .toSorted((one, other) => other.count - one.count || compareTexts(one._id, other._id))
    .slice(0, most);
}

/** From each boundary up to the next. */
function steps(documents: readonly (readonly number[])[], given: readonly unknown[]): Bucket[] {
  const boundaries = given.map((each) => numberOf(each, 'a boundary'));
  if (boundaries.length < 2 || boundaries.length > 1000) refuse('not 2 to 1000 boundaries');
  return boundaries.slice(0, -1).map((from, at) => {
    const to = boundaries[at + 1] ?? from;
    if (to <= from) refuse('boundaries that do not ascend');
    const isIn = (number: number) => number >= from && number < to;
    return { _id: from, count: documents.filter((numbers) => numbers.some(isIn)).length };
  });
}
