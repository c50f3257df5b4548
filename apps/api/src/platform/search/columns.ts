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

/** What is counted, and the conditions it leaves out as bits. */
interface Tally {
  without: number;
  take: (slot: number) => void;
}

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
    const tests = conditions.map((condition) => this.#testOf(condition));
    const bitsOf = (names: readonly string[]) =>
      conditions.reduce(
        (bits, { name }, index) => (names.includes(name) ? bits | (1 << index) : bits),
        0,
      );
    let total = 0;
    const counted = counts.map(({ field, without }) => ({
      field,
      tally: this.#keyword(field).tally(),
      without: bitsOf(without),
    }));
    const spans = ranges.map(({ field, without }) => ({
      field,
      span: this.#number(field).span(),
      without: bitsOf(without),
    }));
    const tallies: Tally[] = [
      { without: 0, take: () => void (total += 1) },
      ...counted.map(({ tally, without }) => ({ without, take: tally.take })),
      ...spans.map(({ span, without }) => ({ without, take: span.take })),
    ];
    const wanted = this.#slots.groupNumber(group);
    for (let slot = 0; slot < this.#slots.end; slot += 1) {
      if (this.#slots.groupAt(slot) !== wanted) continue;
      const failed = failedBits(tests, slot);
      for (const { without, take } of tallies) if ((failed & ~without) === 0) take(slot);
    }
    return {
      total,
      counts: Object.fromEntries(counted.map(({ field, tally }) => [field, tally.most(limit)])),
      ranges: Object.fromEntries(spans.map(({ field, span }) => [field, span.found()])),
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

/** The conditions a slot does not meet, as bits. */
function failedBits(tests: readonly Test[], slot: number): number {
  let failed = 0;
  for (let index = 0; index < tests.length; index += 1) {
    if (!tests[index]?.(slot)) failed |= 1 << index;
  }
  return failed;
}
