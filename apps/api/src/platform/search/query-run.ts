import type { Dictionary } from './dictionary.ts';
import type { SearchPosition } from './search-index.ts';
import type { Slots } from './slots.ts';

/** Above any sum of words: a document that has the whole query as its code comes first. */
const codeScore = 1e12;

/** A word with at least so many letters may be a typo of a word that is so much more frequent. */
const doubtful = { letters: 6, timesRarer: 20 } as const;

/** A word of a query with what answers it. */
export interface RunWord {
  typos: boolean;
  weight: number;
  /** Words of the index, with how well each answers. */
  matches: Map<number, number>;
}

/** What a query found: the documents with how many of its words each answers, and how well. */
export interface Run {
  words: RunWord[];
  /** How many words an answer needs. */
  needed: number;
}

/**
 * Runs queries over the slots of documents. The scratch arrays are kept between queries and always
 * left empty. Scores are whole numbers, so that no order of adding changes them.
 */
export class QueryRunner {
  readonly #dictionary: Dictionary;
  readonly #slots: Slots;
  #best = new Uint32Array(0);
  scores = new Float64Array(0);
  /** How many words of the query the document in a slot answers. */
  answered = new Uint8Array(0);
  /** The slots that answer any word, in no order. */
  touched: number[] = [];

  constructor(dictionary: Dictionary, slots: Slots) {
    this.#dictionary = dictionary;
    this.#slots = slots;
  }

  /** Runs a query; a page further on goes by what the first one went by. */
  run(words: readonly string[], code: string, after: SearchPosition | null): Run {
    this.#clear();
    if (words.length === 0) return { words: [], needed: 1 };
    let runWords = words.map((word, index) =>
      after ? this.#again(word, after.words[index]) : this.#first(word),
    );
    this.#gather(runWords, code);
    let needed = after?.needed ?? this.#mostAnswered();
    if (!after && needed < words.length && runWords.some(({ typos }) => !typos)) {
      this.#clear();
      runWords = words.map((word) => this.#withTypos(word));
      this.#gather(runWords, code);
      needed = this.#mostAnswered();
    }
    return { words: runWords, needed: Math.max(needed, 1) };
  }

  #again(word: string, before: SearchPosition['words'][number] | undefined): RunWord {
    const { typos = false, weight = 1 } = before ?? {};
    return { typos, weight, matches: this.#dictionary.matches(word, typos) };
  }

  /** A word as it is, or with typos when nothing or nearly nothing has it. */
  #first(word: string): RunWord {
    const matches = this.#dictionary.matches(word, false);
    const exactly = this.#frequency(matches);
    if (exactly > 0 && word.length < doubtful.letters) {
      return { typos: false, weight: this.#rarity(exactly), matches };
    }
    const withTypos = this.#withTypos(word);
    const frequency = this.#frequency(withTypos.matches);
    return exactly === 0 || frequency > exactly * doubtful.timesRarer
      ? withTypos
      : { typos: false, weight: this.#rarity(exactly), matches };
  }

  #withTypos(word: string): RunWord {
    const matches = this.#dictionary.matches(word, true);
    return { typos: true, weight: this.#rarity(this.#frequency(matches)), matches };
  }

  /** How often a word occurs in any of its forms, at most: documents with several count for each. */
  #frequency(matches: ReadonlyMap<number, number>): number {
    let frequency = 0;
    for (const id of matches.keys()) frequency += this.#dictionary.postingsOf(id).length;
    return frequency;
  }

  /** What a word counts by how rare it is: 1 to about 17, in whole steps. */
  #rarity(frequency: number): number {
    return 32 - Math.clz32(1 + Math.floor(this.#slots.size / Math.max(frequency, 1)));
  }

  #gather(words: readonly RunWord[], code: string): void {
    for (const word of words) this.#gatherWord(word);
    const codeId = code ? this.#dictionary.findCode(code) : null;
    if (codeId === null) return;
    const { slots, length } = this.#dictionary.postingsOf(codeId);
    for (let place = 0; place < length; place += 1) {
      const slot = slots[place] ?? 0;
      if (this.answered[slot] === 0) this.touched.push(slot);
      this.answered[slot] = words.length;
      this.scores[slot] = codeScore;
    }
  }

  /** Of the forms of a word a document has, the best counts. */
  #gatherWord({ matches, weight }: RunWord): void {
    const best = this.#best;
    const met: number[] = [];
    for (const [id, quality] of matches) {
      const { slots, impacts, length } = this.#dictionary.postingsOf(id);
      for (let place = 0; place < length; place += 1) {
        const slot = slots[place] ?? 0;
        const value = (impacts[place] ?? 0) * quality;
        const before = best[slot] ?? 0;
        if (before === 0) met.push(slot);
        if (before < value) best[slot] = value;
      }
    }
    for (const slot of met) {
      const already = this.answered[slot] ?? 0;
      if (already === 0) this.touched.push(slot);
      this.answered[slot] = already + 1;
      this.scores[slot] = (this.scores[slot] ?? 0) + (best[slot] ?? 0) * weight;
      best[slot] = 0;
    }
  }

  #mostAnswered(): number {
    let most = 0;
    for (const slot of this.touched) most = Math.max(most, this.answered[slot] ?? 0);
    return most;
  }

  #clear(): void {
    const { end } = this.#slots;
    if (this.scores.length < end) {
      const size = Math.max(1024, 2 ** Math.ceil(Math.log2(end)));
      this.#best = new Uint32Array(size);
      this.scores = new Float64Array(size);
      this.answered = new Uint8Array(size);
    } else {
      for (const slot of this.touched) {
        this.scores[slot] = 0;
        this.answered[slot] = 0;
      }
    }
    this.touched = [];
  }
}
