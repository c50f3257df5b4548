import { Columns, type SavedColumns } from './columns.ts';
import type {
  FacetAnswer,
  FacetRequest,
  MatchAnswer,
  MatchRequest,
  SearchAnswer,
  SearchDocument,
  SearchRequest,
  SearchSchema,
} from '../search-index.ts';
import { type SavedSlots, Slots } from './slots.ts';
import { type SavedText, TextIndex } from './text-index.ts';

const keptFacets = 500;

/** All that an index of the same schema needs to answer alike. */
export interface SavedIndex {
  slots: SavedSlots;
  text: SavedText;
  columns: SavedColumns;
}

/** The index itself, in the memory of whoever makes it: what a worker thread keeps. */
export class MemoryIndex {
  readonly #slots: Slots;
  readonly #text: TextIndex;
  readonly #columns: Columns;
  /** What was counted since the last change: most visitors ask for the same. */
  readonly #facets = new Map<string, FacetAnswer>();

  constructor(schema: SearchSchema) {
    this.#slots = new Slots(schema.groups);
    this.#text = new TextIndex(schema, this.#slots);
    this.#columns = new Columns(schema, this.#slots);
  }

  get saved(): SavedIndex {
    return { slots: this.#slots.saved, text: this.#text.saved, columns: this.#columns.saved };
  }

  /** Takes up what was saved of an index of the same schema; there is nothing in this one yet. */
  restore({ slots, text, columns }: SavedIndex): void {
    this.#slots.restore(slots);
    this.#text.restore(text);
    this.#columns.restore(columns);
  }

  put(documents: readonly SearchDocument[]): void {
    this.#facets.clear();
    for (const document of documents) {
      this.#remove(document.id);
      const slot = this.#slots.take(document.id, document.group);
      this.#text.enter(slot, document);
      this.#columns.enter(slot, document);
    }
  }

  remove(ids: readonly string[]): void {
    this.#facets.clear();
    for (const id of ids) this.#remove(id);
  }

  #remove(id: string): void {
    const slot = this.#slots.find(id);
    if (slot === undefined) return;
    this.#text.leave(slot);
    this.#columns.leave(slot);
    this.#slots.release(slot);
  }

  search(request: SearchRequest): SearchAnswer {
    const { conditions = [], ownConditions = [], order } = request;
    return this.#text.search(request, {
      meets: this.#columns.meeting(conditions),
      meetsOwn: this.#columns.meeting(ownConditions),
      number: order ? this.#columns.numbers(order.field) : null,
    });
  }

  facets(request: FacetRequest): FacetAnswer {
    const key = JSON.stringify(request);
    const known = this.#facets.get(key);
    if (known) return known;
    const found = request.query == null ? null : this.#text.found(request.query);
    const answer = this.#columns.facets(request, found);
    if (this.#facets.size >= keptFacets) this.#facets.clear();
    this.#facets.set(key, answer);
    return answer;
  }

  matching({ group, conditions, most }: MatchRequest): MatchAnswer {
    const { among, slots } = this.#columns.matching(group, conditions);
    const ids = slots.length > most ? null : Array.from(slots, (slot) => this.#slots.idAt(slot));
    return { among, ids };
  }
}
