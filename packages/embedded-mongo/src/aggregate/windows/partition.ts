import type { Doc } from '../../bson/values.ts';
import { type SortField, sortKeys } from '../../query/sort.ts';
import type { Evaluator, Variables } from '../variables.ts';

/** Documents dealt with between two pauses. */
const sliceSize = 200;

/** Tells when it is time to let other work go first. */
export class Pace {
  #steps = 0;

  due(): boolean {
    this.#steps++;
    return this.#steps % sliceSize === 0;
  }
}

/** The documents that window functions are applied to, in their order. */
export class Partition {
  readonly docs: readonly Doc[];
  readonly pace: Pace;
  readonly #constants: Variables;
  readonly #sortValues: unknown[] = [];
  readonly #sortFields: readonly SortField[];

  constructor(
    docs: readonly Doc[],
    pace: Pace,
    constants: Variables,
    sortPath: Evaluator | null,
    sortFields: readonly SortField[],
  ) {
    this.docs = docs;
    this.pace = pace;
    this.#constants = constants;
    this.#sortFields = sortFields;
    if (sortPath) this.#sortValues = docs.map((doc) => sortPath(doc, constants));
  }

  evaluate(expression: Evaluator, place: number): unknown {
    const doc = this.docs[place];
    return expression(doc, { ...this.#constants, ROOT: doc });
  }

  /** The value of the one field that the documents are sorted by. */
  sortValue(place: number): unknown {
    return this.#sortValues[place];
  }

  /** What the documents were sorted by: arrays count as one of their elements. */
  sortKeys(place: number): unknown[] {
    return sortKeys(this.docs[place] as Doc, this.#sortFields);
  }
}

/** Gives the value of every document of a partition, with pauses in between. */
export type WindowFunction = (partition: Partition) => Generator<null, unknown[]>;
