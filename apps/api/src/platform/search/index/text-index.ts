import { type Language, languages } from '@wiki/domain';
import { analyze, codeOf, tellingWeight } from '../language/analyze.ts';
import { FirstItems } from './first-items.ts';
import { Dictionary, type SavedDictionary, typos } from '../language/dictionary.ts';
import { isWord } from '../language/word-list.ts';
import { DocumentWords, type SavedDocumentWords } from './document-words.ts';
import { type FoundName, Names } from '../language/names.ts';
import { type QueryParts, queryParts } from '../query-parts.ts';
import { QueryRunner } from '../query-run.ts';
import type { Run } from '../run-words.ts';
import type {
  FoundDocument,
  NearWord,
  SearchAnswer,
  SearchDocument,
  SearchPosition,
  SearchRequest,
  SearchSchema,
} from '../search-index.ts';
import type { Slots } from './slots.ts';
import { beginsAlike } from '../language/typos.ts';

/** What is asked of documents besides words, by their slots. */
export interface Narrowing {
  meets: (slot: number) => boolean;
  meetsOwn: (slot: number) => boolean;
  /** The numbers that order documents, if not their scores do. */
  number: ((slot: number) => number) | null;
}

/** What is saved of an inverted index. */
export interface SavedText {
  dictionary: SavedDictionary;
  documents: SavedDocumentWords;
}

/** A query with what it was taken for. */
interface AskedQuery {
  query: string;
  parts: QueryParts;
  /** Among its words. */
  names: readonly FoundName[];
  run: Run;
}

/** The inverted index: words with the slots of the documents they occur in. */
export class TextIndex {
  readonly #schema: SearchSchema;
  readonly #slots: Slots;
  readonly #names: Names;
  readonly #dictionary = new Dictionary();
  readonly #runner: QueryRunner;
  readonly #words = new DocumentWords();
  /** The last query from its beginning, until words change: its facets are asked for beside it. */
  #last: AskedQuery | null = null;

  constructor(schema: SearchSchema, slots: Slots) {
    this.#schema = schema;
    this.#slots = slots;
    this.#names = new Names(schema.names);
    this.#runner = new QueryRunner(this.#dictionary, slots, this.#words);
  }

  /** Enters a document at a slot that holds none. */
  enter(slot: number, document: SearchDocument): void {
    this.#last = null;
    const { words, sequence } = analyze(document, this.#schema, this.#names);
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
    this.#last = null;
    for (const { id, marks } of this.#words.at(slot)) {
      const postings = this.#dictionary.postingsOf(id);
      postings.remove(slot);
      this.#dictionary.mark(id, marks, -1);
      if (postings.length === 0) this.#dictionary.leave(id);
    }
    this.#words.leave(slot);
  }

  get saved(): SavedText {
    return { dictionary: this.#dictionary.saved, documents: this.#words.saved };
  }

  /** Takes up what was saved of another one; there is nothing in this one yet. */
  restore({ dictionary, documents }: SavedText): void {
    this.#dictionary.restore(dictionary);
    this.#words.restore(documents);
  }

  search(request: SearchRequest, { meets, meetsOwn, number }: Narrowing): SearchAnswer {
    const { query, group, first, after, backwards = false, order, near = 0 } = request;
    const asked = this.#ask(query, after);
    const { run } = asked;
    const { scores, answered, found, foundCount } = this.#runner;
    const direction = order?.direction ?? -1;
    const standing = (slot: number): number =>
      number ? number(slot) * -direction : (scores[slot] ?? 0);
    const wanted = group === null ? null : this.#slots.groupNumber(group);
    const counts = new Uint32Array(this.#schema.groups.length);
    // The highest score, then the greatest id; read back, the other way round.
    const isHigher = (one: number, other: number): boolean => {
      const difference = standing(one) - standing(other);
      return difference > 0 || (difference === 0 && this.#slots.hasGreaterId(one, other));
    };
    const best = new FirstItems<number>(first + 1, (one, other) =>
      backwards ? isHigher(other, one) : isHigher(one, other),
    );
    let total = 0;
    let withAllWords = 0;
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
      if ((answered[slot] ?? 0) >= run.words.length) withAllWords += 1;
      if (!after || this.#isBeyond(slot, standing(slot), after, backwards)) best.offer(slot);
    }
    const slots = best.items.slice(0, first);
    if (backwards) slots.reverse();
    return {
      hits: this.#hitsAt(slots, asked, standing),
      phrases: [
        ...asked.parts.phrases,
        ...asked.names.flatMap(({ thing }) => this.#names.phrasesOf(thing)),
      ],
      basis: {
        needed: run.needed,
        words: run.words.map((word) => ({ weight: word.weight, typos: word.typos })),
      },
      hasMore: best.items.length > first,
      counts: Object.fromEntries(
        this.#schema.groups.map((name, index) => [name, counts[index] ?? 0]),
      ),
      total,
      withAllWords,
      unconditional,
      near: near > 0 && unconditional === 0 ? this.#nearWords(asked.parts, group, near) : [],
    };
  }

  /** The slots of all documents that answer a query, in no order. */
  found(query: string): Uint32Array {
    const { needed } = this.#ask(query, null).run;
    const { answered, found, foundCount } = this.#runner;
    return found.subarray(0, foundCount).filter((slot) => (answered[slot] ?? 0) >= needed);
  }

  #ask(query: string, after: SearchPosition | null): AskedQuery {
    if (!after && this.#last?.query === query) return this.#last;
    const parts = queryParts(query);
    const names = languages.flatMap((language) => this.#names.among(parts.words, language));
    const asked = {
      query,
      parts,
      names,
      run: this.#runner.run(parts, names, codeOf(query), after),
    };
    this.#last = after ? null : asked;
    return asked;
  }

  /** Whether a slot comes after a position, or, read back, before it. */
  #isBeyond(
    slot: number,
    score: number,
    position: { score: number; id: string },
    backwards: boolean,
  ): boolean {
    if (score !== position.score) return score < position.score !== backwards;
    const id = this.#slots.idAt(slot);
    return id !== position.id && id < position.id !== backwards;
  }

  #hitsAt(
    slots: readonly number[],
    { parts, run }: AskedQuery,
    standing: (slot: number) => number,
  ): FoundDocument[] {
    // What is in quotes is marked as it stands there, not word by word.
    const answering = this.#answering(run.words.slice(0, parts.words.length));
    return slots.map((slot) => {
      const own = this.#words
        .those(slot, answering)
        .map((id) => ({ word: this.#dictionary.wordAt(id), in: answering.get(id) ?? 0 }))
        .filter(({ word }) => isWord(word))
        .toSorted((one, other) => (one.word < other.word ? -1 : 1));
      const wordsIn = (language: Language): string[] =>
        own.filter((word) => (word.in & typos[language]) > 0).map(({ word }) => word);
      return {
        id: this.#slots.idAt(slot),
        words: { en: wordsIn('en'), es: wordsIn('es') },
        score: standing(slot),
      };
    });
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

  #nearWords({ words, phrases }: QueryParts, group: string | null, limit: number): NearWord[] {
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
    let least: number | null = null;
    let frequency = 0;
    for (let place = 0; place < length; place += 1) {
      const slot = slots[place] ?? 0;
      if ((impacts[place] ?? 0) < tellingWeight) continue;
      if (group !== null && this.#slots.groupAt(slot) !== group) continue;
      if (least === null || this.#slots.hasGreaterId(least, slot)) least = slot;
      frequency += 1;
    }
    return least === null ? null : { id: this.#slots.idAt(least), frequency };
  }
}
