import { GroupTable, type SavedTable } from './group-table.ts';
import { withPlace } from './growing-array.ts';
import type {
  FacetAnswer,
  FacetCondition,
  FacetRequest,
  SearchDocument,
  SearchSchema,
} from '../search-index.ts';
import type { Slots } from './slots.ts';
import { mostFrequent } from '../value-columns.ts';

/** What is saved of the values of documents: the row of each slot, and the table of each group. */
export interface SavedColumns {
  rows: Uint32Array;
  tables: readonly SavedTable[];
}

/** The values of documents, a table for each group, from which facets are counted. */
export class Columns {
  /** In the order of the groups. */
  readonly #tables: readonly GroupTable[];
  readonly #slots: Slots;
  /** The row of the document at each slot, in the table of its group. */
  #rows = new Uint32Array(1024);

  constructor(schema: SearchSchema, slots: Slots) {
    this.#tables = schema.groups.map(() => new GroupTable(schema));
    this.#slots = slots;
  }

  get saved(): SavedColumns {
    return { rows: this.#rows, tables: this.#tables.map(({ saved }) => saved) };
  }

  /** Takes up what was saved of others with the same groups; there is nothing in these yet. */
  restore({ rows, tables }: SavedColumns): void {
    this.#rows = rows as Uint32Array<ArrayBuffer>;
    for (const [place, table] of this.#tables.entries()) {
      const saved = tables[place];
      if (saved) table.restore(saved);
    }
  }

  enter(slot: number, document: SearchDocument): void {
    this.#rows = withPlace(this.#rows, slot);
    this.#rows[slot] = this.#tableAt(slot).add(slot, document);
  }

  leave(slot: number): void {
    const row = this.#rowAt(slot);
    this.#rows[this.#tableAt(slot).remove(row)] = row;
  }

  /** Counts documents: those at some slots, or all. */
  facets(request: FacetRequest, found: Uint32Array | null): FacetAnswer {
    const { group, limit } = request;
    const tables = group === null ? this.#tables : [this.#table(group)];
    const among = found && this.#bitmaps(found);
    const [only, ...others] = tables.map((table) =>
      // Only what is counted whole can be added up.
      table.facets(
        { ...request, limit: tables.length > 1 ? Infinity : limit },
        among && (among.get(table) ?? new Uint32Array(0)),
      ),
    );
    if (!only) throw new Error('There are no groups.');
    return others.length === 0 ? only : together([only, ...others], limit);
  }

  /** The rows of some slots, by table. */
  #bitmaps(slots: Uint32Array): ReadonlyMap<GroupTable, Uint32Array> {
    const bitmaps = new Map(
      this.#tables.map((table) => [table, new Uint32Array((table.size + 31) >>> 5)]),
    );
    for (const slot of slots) {
      const row = this.#rowAt(slot);
      const bitmap = bitmaps.get(this.#tableAt(slot));
      if (bitmap) bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31));
    }
    return bitmaps;
  }

  /** How many documents a group has, and the slots of those that meet all conditions. */
  matching(group: string, conditions: readonly FacetCondition[]) {
    const table = this.#table(group);
    return { among: table.size, slots: table.matching(conditions) };
  }

  /** Whether the documents at slots meet all conditions. */
  meeting(conditions: readonly FacetCondition[]): (slot: number) => boolean {
    if (conditions.length === 0) return () => true;
    const tests = this.#tables.map((table) => table.test(conditions));
    return (slot) => tests[this.#slots.groupAt(slot)]?.(this.#rowAt(slot)) ?? false;
  }

  /** A number of the documents at slots; 0 where there is none. */
  numbers(field: string): (slot: number) => number {
    return (slot) => this.#tableAt(slot).numberAt(field, this.#rowAt(slot));
  }

  #rowAt(slot: number): number {
    return this.#rows[slot] ?? 0;
  }

  #tableAt(slot: number): GroupTable {
    const table = this.#tables[this.#slots.groupAt(slot)];
    if (!table) throw new Error(`There is no document at slot ${slot}.`);
    return table;
  }

  #table(group: string): GroupTable {
    const table = this.#tables[this.#slots.groupNumber(group)];
    if (!table) throw new Error(`There is no group ${group}.`);
    return table;
  }
}

/** The counts of several groups as those of one. */
function together(answers: readonly FacetAnswer[], limit: number): FacetAnswer {
  const fields = (kind: 'counts' | 'ranges') => Object.keys(answers[0]?.[kind] ?? {});
  return {
    total: answers.reduce((sum, { total }) => sum + total, 0),
    counts: Object.fromEntries(
      fields('counts').map((field) => {
        const counted = new Map<string, number>();
        for (const { value, count } of answers.flatMap(({ counts }) => counts[field] ?? [])) {
          counted.set(value, (counted.get(value) ?? 0) + count);
        }
        const most = mostFrequent(limit);
        for (const [value, count] of counted) most.offer({ value, count });
        return [field, most.items];
      }),
    ),
    ranges: Object.fromEntries(
      fields('ranges').map((field) => {
        const spans = answers.flatMap(({ ranges }) => ranges[field] ?? []);
        const min = Math.min(...spans.map((span) => span.min));
        const max = Math.max(...spans.map((span) => span.max));
        return [field, spans.length > 0 ? { min, max, steps: [] } : null];
      }),
    ),
  };
}
