import { codeOf, impactsOf, queryWords } from './analyse.ts';
import { Dictionary, isCodeWord } from './dictionary.ts';
import { QueryRunner, type Run } from './query-run.ts';
import type {
  FoundDocument,
  NearWord,
  SearchAnswer,
  SearchDocument,
  SearchRequest,
  SearchSchema,
} from './search-index.ts';
import type { Slots } from './slots.ts';

/** A word counts at least so much where it stands in more than a description. */
const tellingImpact = 40;

/** The inverted index: words with the slots of the documents they occur in. */
export class TextIndex {
  readonly #schema: SearchSchema;
  readonly #slots: Slots;
  readonly #dictionary = new Dictionary();
  readonly #runner: QueryRunner;
  /** The words of the document in each slot. */
  readonly #wordsOf: (Uint32Array | undefined)[] = [];

  constructor(schema: SearchSchema, slots: Slots) {
    this.#schema = schema;
    this.#slots = slots;
    this.#runner = new QueryRunner(this.#dictionary, slots);
  }

  /** Enters a document at a slot that holds none. */
  enter(slot: number, document: SearchDocument): void {
    const impacts = impactsOf(document, this.#schema);
    const ids = new Uint32Array(impacts.size);
    let place = 0;
    for (const [word, impact] of impacts) {
      const id = this.#dictionary.enter(word);
      this.#dictionary.postingsOf(id).add(slot, impact);
      ids[place++] = id;
    }
    this.#wordsOf[slot] = ids;
  }

  leave(slot: number): void {
    for (const id of this.#wordsOf[slot] ?? []) {
      const postings = this.#dictionary.postingsOf(id);
      postings.remove(slot);
      if (postings.length === 0) this.#dictionary.leave(id);
    }
    this.#wordsOf[slot] = undefined;
  }

  search({ query, group, first, after }: SearchRequest): SearchAnswer {
    const run = this.#runner.run(queryWords(query), codeOf(query), after);
    const { scores, answered, touched } = this.#runner;
    const wanted = group === null ? null : this.#slots.groupNumber(group);
    const counts = new Uint32Array(this.#schema.groups.length);
    const best = new BestSlots(first + 1, (slot) => scores[slot] ?? 0, this.#slots);
    for (const slot of touched) {
      if ((answered[slot] ?? 0) < run.needed) continue;
      const own = this.#slots.groupAt(slot);
      counts[own] = (counts[own] ?? 0) + 1;
      if ((wanted === null || own === wanted) && (!after || best.isBeyond(slot, after))) {
        best.offer(slot);
      }
    }
    const slots = best.slots.slice(0, first);
    return {
      hits: slots.map((slot) => this.#found(slot, scores[slot] ?? 0, run)),
      hasMore: best.slots.length > first,
      counts: Object.fromEntries(
        this.#schema.groups.map((name, index) => [name, counts[index] ?? 0]),
      ),
    };
  }

  #found(slot: number, score: number, { words, needed }: Run): FoundDocument {
    const id = this.#slots.idAt(slot);
    const hits = Array.from(this.#wordsOf[slot] ?? [])
      .filter((word) => words.some(({ matches }) => matches.has(word)))
      .map((word) => this.#dictionary.wordAt(word))
      .filter((word) => !isCodeWord(word))
      .toSorted();
    const position = {
      score,
      id,
      needed,
      words: words.map(({ weight, typos }) => ({ weight, typos })),
    };
    return { id, words: hits, position };
  }

  nearWords(query: string, group: string | null, limit: number): NearWord[] {
    const wanted = group === null ? null : this.#slots.groupNumber(group);
    const found = new Map<string, { id: string; distance: number; frequency: number }>();
    for (const word of queryWords(query)) {
      const furthest = Math.min(3, Math.floor(word.length / 2.5));
      for (const { id, distance } of this.#dictionary.near(word, furthest)) {
        const place = this.#tellingPlace(id, wanted);
        if (place) found.set(this.#dictionary.wordAt(id), { ...place, distance });
      }
    }
    return [...found]
      .toSorted(
        ([one, a], [other, b]) =>
          a.distance - b.distance || b.frequency - a.frequency || (one < other ? -1 : 1),
      )
      .slice(0, limit)
      .map(([word, { id }]) => ({ word, id }));
  }

  /** Where a word stands in more than a description, by the least id; and how often. */
  #tellingPlace(word: number, group: number | null): { id: string; frequency: number } | null {
    const { slots, impacts, length } = this.#dictionary.postingsOf(word);
    let least: string | null = null;
    let frequency = 0;
    for (let place = 0; place < length; place += 1) {
      const slot = slots[place] ?? 0;
      if ((impacts[place] ?? 0) < tellingImpact) continue;
      if (group !== null && this.#slots.groupAt(slot) !== group) continue;
      const id = this.#slots.idAt(slot);
      if (least === null || id < least) least = id;
      frequency += 1;
    }
    return least === null ? null : { id: least, frequency };
  }
}

/** The best so many of the slots offered, in order: the highest score, then the greatest id. */
class BestSlots {
  readonly slots: number[] = [];
  readonly #size: number;
  readonly #scoreOf: (slot: number) => number;
  readonly #ids: Slots;

  constructor(size: number, scoreOf: (slot: number) => number, ids: Slots) {
    this.#size = size;
    this.#scoreOf = scoreOf;
    this.#ids = ids;
  }

  offer(slot: number): void {
    const { slots } = this;
    const last = slots[this.#size - 1];
    if (last !== undefined && !this.#isBefore(slot, last)) return;
    let low = 0;
    let high = slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBefore(slot, slots[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    slots.splice(low, 0, slot);
    if (slots.length > this.#size) slots.pop();
  }

  /** Whether a slot comes after a position. */
  isBeyond(slot: number, { score, id }: { score: number; id: string }): boolean {
    const own = this.#scoreOf(slot);
    return own < score || (own === score && this.#ids.idAt(slot) < id);
  }

  #isBefore(slot: number, other: number): boolean {
    const own = this.#scoreOf(slot);
    const others = this.#scoreOf(other);
    return own > others || (own === others && this.#ids.idAt(slot) > this.#ids.idAt(other));
  }
}
