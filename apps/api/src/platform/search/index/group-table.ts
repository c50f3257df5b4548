import { withPlace } from './growing-array.ts';
import { allRows, keepOnly, RowLists, RowSet } from './row-set.ts';
import type {
  FacetAnswer,
  FacetCondition,
  FacetRequest,
  SearchDocument,
  SearchSchema,
} from '../search-index.ts';
import {
  ManyValues,
  NumberColumn,
  OneValue,
  type SavedValues,
  type ValueColumn,
} from '../value-columns.ts';

/** What is saved of a table: the slots of its rows, and its columns by their fields. */
export interface SavedTable {
  slots: Uint32Array;
  keywords: ReadonlyMap<string, SavedValues>;
  numbers: ReadonlyMap<string, Float64Array>;
}

/**
 * The values of a group's documents in columns. Its rows are without gaps: the last one takes the
 * place of one that goes. Nothing that is answered depends on their order.
 */
export class GroupTable {
  readonly #keywords: ReadonlyMap<string, ValueColumn>;
  readonly #numbers: ReadonlyMap<string, NumberColumn>;
  /** The slot of the document in each row. */
  #slots = new Uint32Array(1024);
  #size = 0;
  readonly #lists = new RowLists();

  constructor(schema: SearchSchema) {
    this.#keywords = new Map(
      Object.entries(schema.keywords).map(([field, kind]) => [
        field,
        kind === 'one' ? new OneValue() : new ManyValues(),
      ]),
    );
    this.#numbers = new Map(schema.numbers.map((field) => [field, new NumberColumn()]));
  }

  get saved(): SavedTable {
    const savedOf = <Saved>(columns: ReadonlyMap<string, { saved: Saved }>) =>
      new Map(Array.from(columns, ([field, { saved }]) => [field, saved]));
    return {
      slots: this.#slots.slice(0, this.#size),
      keywords: savedOf(this.#keywords),
      numbers: savedOf(this.#numbers),
    };
  }

  /** Takes up what was saved of a table of the same fields; there is nothing in this one yet. */
  restore({ slots, keywords, numbers }: SavedTable): void {
    this.#size = slots.length;
    this.#slots = slots as Uint32Array<ArrayBuffer>;
    for (const [field, saved] of keywords) this.#keyword(field).restore(saved);
    for (const [field, saved] of numbers) this.#number(field).restore(saved);
  }

  /** Adds a document and answers its row. */
  add(slot: number, { keywords, numbers }: SearchDocument): number {
    const row = this.#size;
    this.#size += 1;
    this.#slots = withPlace(this.#slots, row);
    this.#slots[row] = slot;
    for (const [field, column] of this.#keywords) column.set(row, keywords[field] ?? []);
    for (const [field, column] of this.#numbers) column.set(row, numbers[field] ?? null);
    return row;
  }

  /** Takes a row out and answers the slot of the document that has it now. */
  remove(row: number): number {
    this.#size -= 1;
    const last = this.#size;
    for (const column of this.#keywords.values()) {
      column.copy(last, row);
      column.set(last, []);
    }
    for (const column of this.#numbers.values()) column.copy(last, row);
    const slot = this.#slots[last] ?? 0;
    this.#slots[row] = slot;
    return slot;
  }

  /** How many documents there are. */
  get size(): number {
    return this.#size;
  }

  /** The slots of the documents that meet all conditions, in no order. */
  matching(conditions: readonly FacetCondition[]): Uint32Array {
    return this.#meeting(conditions)([]).rows.map((row) => this.#slots[row] ?? 0);
  }

  /** Whether rows meet all conditions. */
  test(conditions: readonly FacetCondition[]): (row: number) => boolean {
    const meeting = this.#meeting(conditions)([]);
    return (row) => meeting.has(row);
  }

  /** The number of a row; 0 where there is none. */
  numberAt(field: string, row: number): number {
    return this.#number(field).at(row);
  }

  /** Counts the rows of a bitmap; all without one. */
  facets(
    { conditions, total, counts, ranges, limit }: FacetRequest,
    among: Uint32Array | null,
  ): FacetAnswer {
    const meeting = this.#meeting(conditions, among);
    return {
      total: meeting(total.without).rows.length,
      counts: Object.fromEntries(
        counts.map(({ field, without }) => [
          field,
          this.#keyword(field).most(meeting(without), limit),
        ]),
      ),
      ranges: Object.fromEntries(
        ranges.map(({ field, without }) => [field, this.#number(field).span(meeting(without))]),
      ),
    };
  }

  /**
   * The rows that meet all conditions but those named, each choice looked for once. Every question begins
   * here: what was lent for the one before is free, however that ended.
   */
  #meeting(
    conditions: readonly FacetCondition[],
    among: Uint32Array | null = null,
  ): (without: readonly string[]) => RowSet {
    this.#lists.takeBack();
    const meetingOne = conditions.map((condition) => this.#rowsOf(condition));
    const found = new Map<number, RowSet>();
    return (without) => {
      let counted = 0;
      for (const [index, { name }] of conditions.entries()) {
        if (!without.includes(name)) counted |= 1 << index;
      }
      const known = found.get(counted);
      if (known) return known;
      const bits = allRows(this.#size);
      if (among) keepOnly(bits, among);
      for (const [index, bitmap] of meetingOne.entries()) {
        if ((counted & (1 << index)) !== 0) keepOnly(bits, bitmap);
      }
      const meeting = new RowSet(bits, this.#lists);
      found.set(counted, meeting);
      return meeting;
    };
  }

  #rowsOf(condition: FacetCondition): Uint32Array {
    const { field } = condition;
    return condition.kind === 'range'
      ? this.#number(field).between(condition.min, condition.max, this.#size)
      : this.#keyword(field).having(condition.kind, condition.values, this.#size);
  }

  #keyword(field: string): ValueColumn {
    const column = this.#keywords.get(field);
    if (!column) throw new Error(`There are no values ${field}.`);
    return column;
  }

  #number(field: string): NumberColumn {
    const column = this.#numbers.get(field);
    if (!column) throw new Error(`There are no numbers ${field}.`);
    return column;
  }
}
