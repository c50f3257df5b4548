import type {
  FacetAnswer,
  FacetCondition,
  FacetRequest,
  SearchDocument,
  SearchSchema,
} from './search-index.ts';
import type { Slots } from './slots.ts';
import {
  ManyValues,
  type Numbers,
  OneValue,
  type ValueColumn,
  makeNumbers,
} from './value-columns.ts';

/** A condition as a question about a slot. */
type Test = (slot: number) => boolean;

/** The values of documents in columns, from which facets are counted in one pass. */
export class Columns {
  readonly #slots: Slots;
  readonly #keywords: ReadonlyMap<string, ValueColumn>;
  readonly #numbers: ReadonlyMap<string, Numbers>;

  constructor(schema: SearchSchema, slots: Slots) {
    this.#slots = slots;
    this.#keywords = new Map(
      Object.entries(schema.keywords).map(([field, kind]) => [
        field,
        kind === 'one' ? new OneValue() : new ManyValues(),
      ]),
    );
    this.#numbers = new Map(schema.numbers.map((field) => [field, makeNumbers()]));
  }

  enter(slot: number, { keywords, numbers }: SearchDocument): void {
    for (const [field, column] of this.#keywords) column.set(slot, keywords[field] ?? []);
    for (const [field, column] of this.#numbers) column.set(slot, numbers[field] ?? null);
  }

  leave(slot: number): void {
    for (const column of this.#keywords.values()) column.set(slot, []);
    for (const column of this.#numbers.values()) column.set(slot, null);
  }

  facets({ group, conditions, counts, ranges, limit }: FacetRequest): FacetAnswer {
    const slotsWithout = this.#meeting(group, conditions);
    return {
      total: slotsWithout([]).length,
      counts: Object.fromEntries(
        counts.map(({ field, without }) => [
          field,
          this.#keyword(field).most(slotsWithout(without), limit),
        ]),
      ),
      ranges: Object.fromEntries(
        ranges.map(({ field, without }) => [
          field,
          this.#number(field).span(slotsWithout(without)),
        ]),
      ),
    };
  }

  /** The slots of a group that meet all conditions but those named, each choice looked for once. */
  #meeting(
    group: string,
    conditions: readonly FacetCondition[],
  ): (without: readonly string[]) => Uint32Array {
    const slots = this.#slots.inGroup(group);
    const tests = conditions.map((condition) => this.#testOf(condition));
    const failed = tests.length === 0 ? null : failedBits(tests, slots);
    const found = new Map<number, Uint32Array>();
    return (without) => {
      if (!failed) return slots;
      let counted = 0;
      for (const [index, { name }] of conditions.entries()) {
        if (!without.includes(name)) counted |= 1 << index;
      }
      const known = found.get(counted);
      if (known) return known;
      const meeting = withoutBits(slots, failed, counted);
      found.set(counted, meeting);
      return meeting;
    };
  }

  #testOf(condition: FacetCondition): Test {
    if (condition.kind === 'range') {
      return this.#number(condition.field).within(condition.min, condition.max);
    }
    const column = this.#keyword(condition.field);
    return condition.kind === 'any'
      ? column.hasAny(condition.values)
      : column.hasAll(condition.values);
  }

  #keyword(field: string): ValueColumn {
    const column = this.#keywords.get(field);
    if (!column) throw new Error(`There are no values ${field}.`);
    return column;
  }

  #number(field: string): Numbers {
    const column = this.#numbers.get(field);
    if (!column) throw new Error(`There are no numbers ${field}.`);
    return column;
  }
}

/** The conditions each slot does not meet, as bits. */
function failedBits(tests: readonly Test[], slots: Uint32Array): Uint32Array {
  const failed = new Uint32Array(slots.length);
  for (const [index, test] of tests.entries()) {
    for (let place = 0; place < slots.length; place += 1) {
      if (!test(slots[place] ?? 0)) failed[place] = (failed[place] ?? 0) | (1 << index);
    }
  }
  return failed;
}

/** The slots that have none of some bits. */
function withoutBits(slots: Uint32Array, bits: Uint32Array, unwanted: number): Uint32Array {
  const found = new Uint32Array(slots.length);
  let count = 0;
  for (let place = 0; place < slots.length; place += 1) {
    if (((bits[place] ?? 0) & unwanted) === 0) found[count++] = slots[place] ?? 0;
  }
  return found.subarray(0, count);
}
