import { GroupTable } from './group-table.ts';
import { withPlace } from './growing.ts';
import type {
  FacetAnswer,
  FacetCondition,
  FacetRequest,
  SearchDocument,
  SearchSchema,
} from './search-index.ts';

/** The values of documents, a table for each group, from which facets are counted. */
export class Columns {
  readonly #tables: ReadonlyMap<string, GroupTable>;
  /** The row of the document at each slot, in the table of its group. */
  #rows = new Uint32Array(1024);

  constructor(schema: SearchSchema) {
    this.#tables = new Map(schema.groups.map((group) => [group, new GroupTable(schema)]));
  }

  enter(slot: number, document: SearchDocument): void {
    this.#rows = withPlace(this.#rows, slot);
    this.#rows[slot] = this.#table(document.group).add(slot, document);
  }

  leave(slot: number, group: string): void {
    const row = this.#rows[slot] ?? 0;
    this.#rows[this.#table(group).remove(row)] = row;
  }

  facets(request: FacetRequest): FacetAnswer {
    return this.#table(request.group).facets(request);
  }

  /** How many documents a group has, and the slots of those that meet all conditions. */
  matching(group: string, conditions: readonly FacetCondition[]) {
    const table = this.#table(group);
    return { among: table.size, slots: table.matching(conditions) };
  }

  #table(group: string): GroupTable {
    const table = this.#tables.get(group);
    if (!table) throw new Error(`There is no group ${group}.`);
    return table;
  }
}
