import type { Language } from '@wiki/domain';
import { analyse, codeOf, tellingWeight } from './analyse.ts';
import { FirstItems } from './first-items.ts';
import { Dictionary, isCodeWord, typos } from './dictionary.ts';
import { DocumentWords } from './document-words.ts';
import { queryParts } from './query-parts.ts';
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
import { beginsAlike } from './typos.ts';

/** What is asked of documents besides words, by their slots. */
export interface Narrowing {
  meets: (slot: number) => boolean;
  meetsOwn: (slot: number) => boolean;
  /** The numbers that order documents, if not their scores do. */
  number: ((slot: number) => number) | null;
}

/** The inverted index: words with the slots of the documents they occur in. */
export class TextIndex {
  readonly #schema: SearchSchema;
  readonly #slots: Slots;
  readonly #dictionary = new Dictionary();
  readonly #runner: QueryRunner;
  readonly #words = new DocumentWords();

  constructor(schema: SearchSchema, slots: Slots) {
    this.#schema = schema;
    this.#slots = slots;
    this.#runner = new QueryRunner(this.#dictionary, slots, this.#words);
  }

  /** Enters a document at a slot that holds none. */
  enter(slot: number, document: SearchDocument): void {
    const { words, sequence } = analyse(document, this.#schema);
    const entries: { id: number; marks: number }[] = [];
    for (const [word, { impact, marks }] of words) {
      const id = this.#dictionary.enter(word);
      this.#dictionary.postingsOf(id).add(slot, impact);
      this.#dictionary.mark(id, marks, 1);
      entries.push({ id, marks });
    }
    this.#words.enter(slot, entries, sequence);
  }

  leave(slot: number): void {
    for (const { id, marks } of this.#words.at(slot)) {
      const postings = this.#dictionary.postingsOf(id);
      postings.remove(slot);
      this.#dictionary.mark(id, marks, -1);
      if (postings.length === 0) this.#dictionary.leave(id);
    }
    this.#words.leave(slot);
  }

  search(request: SearchRequest, { meets, meetsOwn, number }: Narrowing): SearchAnswer {
    const { query, group, first, after, order } = request;
    const run = this.#runner.run(queryParts(query), codeOf(query), after);
    const { scores, answered, found, foundCount } = this.#runner;
    const direction = order?.direction ?? -1;
    const standing = (slot: number): number =>
      number ? number(slot) * -direction : (scores[slot] ?? 0);
    const wanted = group === null ? null : this.#slots.groupNumber(group);
    const counts = new Uint32Array(this.#schema.groups.length);
    // The highest score, then the greatest id.
    const best = new FirstItems<number>(first + 1, (one, other) => {
      const difference = standing(one) - standing(other);
      return (
        difference > 0 || (difference === 0 && this.#slots.idAt(one) > this.#slots.idAt(other))
      );
    });
    let total = 0;
    let unconditional = 0;
    for (let place = 0; place < foundCount; place += 1) {
      const slot = found[place] ?? 0;
      if ((answered[slot] ?? 0) < run.needed) continue;
      const own = this.#slots.groupAt(slot);
      const isWanted = wanted === null || own === wanted;
      if (isWanted) unconditional += 1;
      if (!meets(slot)) continue;
      counts[own] = (counts[own] ?? 0) + 1;
      if (!isWanted || !meetsOwn(slot)) continue;
      total += 1;
      if (!after || this.#isBeyond(slot, standing(slot), after)) best.offer(slot);
    }
    return {
      hits: this.#hitsAt(best.items.slice(0, first), run, standing),
      basis: {
        needed: run.needed,
        words: run.words.map((word) => ({ weight: word.weight, typos: word.typos })),
      },
      hasMore: best.items.length > first,
      counts: Object.fromEntries(
        this.#schema.groups.map((name, index) => [name, counts[index] ?? 0]),
      ),
      total,
      unconditional,
    };
  }

  /** The slots of all documents that answer a query, in no order. */
  found(query: string): number[] {
    const { needed } = this.#runner.run(queryParts(query), codeOf(query), null);
    const { answered, found, foundCount } = this.#runner;
    return Array.from(found.subarray(0, foundCount)).filter(
      (slot) => (answered[slot] ?? 0) >= needed,
    );
  }

  /** Whether a slot comes after a position. */
  #isBeyond(slot: number, score: number, position: { score: number; id: string }): boolean {
    return (
      score < position.score || (score === position.score && this.#slots.idAt(slot) < position.id)
    );
  }

  #hitsAt(
    slots: readonly number[],
    { words }: Run,
    standing: (slot: number) => number,
  ): FoundDocument[] {
    const answering = this.#answering(words);
    const wordsIn = (slot: number, language: Language): string[] =>
      Array.from(this.#words.at(slot))
        .filter(({ id }) => ((answering.get(id) ?? 0) & typos[language]) > 0)
        .map(({ id }) => this.#dictionary.wordAt(id))
        .filter((word) => !isCodeWord(word))
        .toSorted();
    return slots.map((slot) => ({
      id: this.#slots.idAt(slot),
      words: { en: wordsIn(slot, 'en'), es: wordsIn(slot, 'es') },
      score: standing(slot),
    }));
  }

  /** The words that answer a query, with the languages in whose texts they do. */
  #answering(words: Run['words']): ReadonlyMap<number, number> {
    const answering = new Map<number, number>();
    for (const { matches, typos: allowed } of words) {
      for (const [id, value] of matches) {
        const isOfOne =
          this.#dictionary.isTypo(value) && !this.#dictionary.marks.isOfAnyLanguage(id);
        answering.set(id, (answering.get(id) ?? 0) | (isOfOne ? allowed & typos.both : typos.both));
      }
    }
    return answering;
  }

  nearWords(query: string, group: string | null, limit: number): NearWord[] {
    const { words, phrases } = queryParts(query);
    const asked = [...new Set([...words, ...phrases.flat()])];
    const wanted = group === null ? null : this.#slots.groupNumber(group);
    const near = this.#near(asked, wanted, (word) => Math.min(3, Math.floor(word.length / 2.5)));
    const found =
      near.length > 0
        ? near
        : this.#near(asked, wanted, (word) => Math.min(4, Math.floor(word.length / 2))).filter(
            ({ word, asked: given }) => beginsAlike(word, given),
          );
    return found.slice(0, limit).map(({ word, id }) => ({ word, id }));
  }

  /** The telling words within a distance of those asked for, the nearest and most frequent first. */
  #near(asked: readonly string[], group: number | null, furthest: (word: string) => number) {
    const found = new Map<string, NearWord & { asked: string; distance: number; often: number }>();
    for (const given of asked) {
      for (const { id, distance } of this.#dictionary.near(given, furthest(given))) {
        const word = this.#dictionary.wordAt(id);
        const place = this.#tellingPlace(id, group);
        if (!place || distance >= (found.get(word)?.distance ?? Infinity)) continue;
        found.set(word, { word, id: place.id, asked: given, distance, often: place.frequency });
      }
    }
    return [...found.values()].toSorted(
      (one, other) =>
        one.distance - other.distance ||
        other.often - one.often ||
        (one.word < other.word ? -1 : 1),
    );
  }

  /** Where a word stands in more than a description, by the least id; and how often. */
  #tellingPlace(word: number, group: number | null): { id: string; frequency: number } | null {
    const { slots, impacts, length } = this.#dictionary.postingsOf(word);
    let least: string | null = null;
    let frequency = 0;
    for (let place = 0; place < length; place += 1) {
      const slot = slots[place] ?? 0;
      if ((impacts[place] ?? 0) < tellingWeight) continue;
      if (group !== null && this.#slots.groupAt(slot) !== group) continue;
      const id = this.#slots.idAt(slot);
      if (least === null || id < least) least = id;
      frequency += 1;
    }
    return least === null ? null : { id: least, frequency };
  }
}
