import type { Language } from '@wiki/domain';
import { type Dictionary, type Matches, typos } from './language/dictionary.ts';
import type { DocumentWords, PhraseWord } from './index/document-words.ts';
import type { Postings } from './index/postings.ts';
import { withPlace } from './index/growing-array.ts';
import { languageOfMost } from './language/query-language.ts';
import type { FoundName } from './language/names.ts';
import { phraseWords, type QueryParts } from './query-parts.ts';
import {
  type AskedWord,
  codeScore,
  isMentionedIn,
  isRarest,
  rarityOf,
  type Run,
  type RunWord,
  thingsAt,
  wantedScore,
  weightIn,
} from './run-words.ts';
import type { SearchPosition } from './search-index.ts';
import type { Slots } from './index/slots.ts';

/** A word with at least so many letters may be a typo of a word that is so much more frequent. */
const doubtful = { letters: 6, timesRarer: 20 } as const;

/** So few documents with all words of a query may be there by chance. */
const mentions = 3;

/** Looking a slot up in a list of postings costs about so much more than passing over one. */
const lookUpCost = 4;

/**
 * Runs queries over the slots of documents. The scratch arrays are kept between queries and always
 * left empty. Scores are whole numbers, so that no order of adding changes them.
 */
export class QueryRunner {
  readonly #dictionary: Dictionary;
  readonly #slots: Slots;
  readonly #words: DocumentWords;
  /** What every document found must have, and none may. */
  #parts: QueryParts = { words: [], heads: { en: null, es: null }, phrases: [], excluded: [] };
  #best = new Uint32Array(0);
  scores = new Float64Array(0);
  /** How many words of the query the document in a slot answers. */
  answered = new Uint8Array(0);
  /** The slots that may answer the query, in no order: the first `foundCount` of these. */
  found = new Uint32Array(0);
  foundCount = 0;

  constructor(dictionary: Dictionary, slots: Slots, words: DocumentWords) {
    this.#dictionary = dictionary;
    this.#slots = slots;
    this.#words = words;
  }

  /** Runs a query; a page further on goes by what the first one went by. */
  run(
    parts: QueryParts,
    names: readonly FoundName[],
    code: string,
    after: SearchPosition | null,
  ): Run {
    this.#clear();
    this.#parts = parts;
    const phrased = phraseWords(parts).map((word, index) => {
      const exactly = this.#runWord(this.#exactly(word), typos.none);
      return { ...exactly, ...(after && { weight: weightIn(after, parts.words.length + index) }) };
    });
    const all = parts.words.length + phrased.length;
    if (all === 0) return { words: [], needed: 1 };
    const language = languageOfMost(parts.words.map((word) => this.#dictionary.languageOf(word)));
    const asked = parts.words.map((word, place) => ({ word, things: thingsAt(place, names) }));
    let words = asked.map((word, index) =>
      after ? this.#again(word, after, index) : this.#first(word, language),
    );
    const answerOf = (needed: number): Run => ({ words: [...words, ...phrased], needed });
    const head = parts.words.indexOf((language && parts.heads[language]) ?? '');
    const named = asked[head]?.things.length ? head : -1;
    if ((!after || after.needed === all) && this.#findWithAll([...words, ...phrased], code)) {
      if (after || phrased.length > 0) return answerOf(all);
      const fewer = this.#betterWithFewer(words, head, code);
      if (fewer !== null) this.#putFirst(words, named, fewer);
      return answerOf(fewer ?? all);
    }
    if (!after && words.some((word) => word.typos === typos.none)) {
      words = asked.map((word, index) => {
        const first = words[index];
        return first && first.typos !== typos.none ? first : this.#doubted(word, language);
      });
      if (this.#findWithAll([...words, ...phrased], code)) return answerOf(all);
    }
    // What is in quotes must be there; of other words, the most.
    if (phrased.length > 0) {
      this.#findWithAll(phrased, code);
      return answerOf(phrased.length);
    }
    this.#findWithAny(words, code);
    const needed = Math.max(1, after?.needed ?? this.#mostAnswered());
    this.#putFirst(words, named, needed);
    return answerOf(needed);
  }

  #again(word: AskedWord, after: SearchPosition, index: number): RunWord {
    const allowed = after.words[index]?.typos ?? typos.none;
    return { ...this.#wordWith(word, allowed), weight: weightIn(after, index) };
  }

  /** A word as it is, or with typos when nothing or nearly nothing has it. */
  #first(word: AskedWord, language: Language | null): RunWord {
    const exactly = this.#wordWith(word, typos.none);
    if (exactly.frequency === 0) {
      return this.#wordWith(word, this.#dictionary.typosFor(word.word, language));
    }
    if (word.word.length < doubtful.letters) return exactly;
    const doubted = this.#doubted(word, language);
    return doubted.frequency > exactly.frequency * doubtful.timesRarer ? doubted : exactly;
  }

  /** A word that something has, with typos of its language that tell what a thing is. */
  #doubted(word: AskedWord, language: Language | null): RunWord {
    return this.#wordWith(word, language ? typos[language] : typos.both);
  }

  #wordWith({ word, things }: AskedWord, allowed: number): RunWord {
    return this.#runWord(this.#dictionary.matches(word, allowed, things), allowed);
  }

  #exactly(word: string): Matches {
    const id = this.#dictionary.find(word);
    return new Map(id === null ? [] : [[id, 100]]);
  }

  #runWord(matches: Matches, allowed: number): RunWord {
    let frequency = 0;
    for (const id of matches.keys()) frequency += this.#dictionary.postingsOf(id).length;
    return { typos: allowed, weight: rarityOf(frequency, this.#slots.size), matches, frequency };
  }

  /** Finds the documents that answer all words, from the rarest word on; whether there are any. */
  #findWithAll(words: readonly RunWord[], code: string): boolean {
    const [rarest, ...others] = words.toSorted((one, other) => one.frequency - other.frequency);
    if (rarest) this.#addWord(rarest);
    let step = 1;
    for (const word of others) this.#narrow(word, step++);
    this.#leaveOut();
    this.#addCode(code, words.length);
    return this.foundCount > 0;
  }

  /**
   * What has all words may mention them in passing only, or just the one that tells what is wanted, at
   * `head` (-1: unknown). Where something is called by some of them, at least half, that is found as
   * well and stands before it: how many they are, or null with what was found left as it is.
   */
  #betterWithFewer(words: readonly RunWord[], head: number, code: string): number | null {
    if (words.length < 2 || this.foundCount > mentions) return null;
    const found = [...this.found.subarray(0, this.foundCount)];
    const wanted = head < 0 ? words : words.slice(head, head + 1);
    if (!found.every((slot) => isMentionedIn(slot, wanted, this.#dictionary))) return null;
    const best = Math.max(...found.map((slot) => this.scores[slot] ?? 0));
    this.#clear();
    this.#findWithAny(words, code);
    let needed = 0;
    const isCalledSo = (slot: number) =>
      head >= 0 && !isMentionedIn(slot, wanted, this.#dictionary);
    for (const slot of this.found.subarray(0, this.foundCount)) {
      if ((this.scores[slot] ?? 0) <= best && !isCalledSo(slot)) continue;
      needed = Math.max(needed, this.answered[slot] ?? 0);
    }
    if (needed >= Math.ceil(words.length / 2)) return needed;
    this.#clear();
    this.#findWithAll(words, code);
    return null;
  }

  /**
   * Of what has only some words of a thing's name, puts what has the one at `head`, that says what it is,
   * before what the others only tell apart: *social security* is no use to who looks for *security
   * cameras*. Not where another word is rarer, and says more.
   */
  #putFirst(words: readonly RunWord[], head: number, needed: number): void {
    const wanted = words[head];
    if (!wanted || !isRarest(wanted, words)) return;
    const best = this.#best;
    for (const { slots, length } of this.#postingsOf(wanted)) {
      for (const slot of slots.subarray(0, length)) {
        if (best[slot] !== 0 || (this.answered[slot] ?? 0) < needed) continue;
        best[slot] = 1;
        const isCalledSo = !isMentionedIn(slot, [wanted], this.#dictionary);
        this.scores[slot] = (this.scores[slot] ?? 0) + wantedScore * (isCalledSo ? 2 : 1);
      }
    }
    for (const { slots, length } of this.#postingsOf(wanted)) {
      for (const slot of slots.subarray(0, length)) best[slot] = 0;
    }
  }

  #postingsOf({ matches }: RunWord): Postings[] {
    return [...matches.keys()].map((id) => this.#dictionary.postingsOf(id));
  }

  /** Finds the documents that answer any word. */
  #findWithAny(words: readonly RunWord[], code: string): void {
    for (const word of words) this.#addWord(word);
    this.#leaveOut();
    this.#addCode(code, words.length);
  }

  /** Adds what answers a word. Of the forms of it that a document has, the best counts. */
  #addWord({ matches, weight }: RunWord): void {
    const best = this.#best;
    for (const [id, quality] of matches) {
      const { slots, impacts, length } = this.#dictionary.postingsOf(id);
      for (let place = 0; place < length; place += 1) {
        const slot = slots[place] ?? 0;
        const value = (impacts[place] ?? 0) * quality;
        if ((best[slot] ?? 0) < value) best[slot] = value;
      }
    }
    for (const id of matches.keys()) {
      const { slots, length } = this.#dictionary.postingsOf(id);
      for (let place = 0; place < length; place += 1) {
        const slot = slots[place] ?? 0;
        const value = best[slot] ?? 0;
        // Counted with another form already.
        if (value === 0) continue;
        const already = this.answered[slot] ?? 0;
        if (already === 0) this.found[this.foundCount++] = slot;
        this.answered[slot] = already + 1;
        this.scores[slot] = (this.scores[slot] ?? 0) + value * weight;
        best[slot] = 0;
      }
    }
  }

  /** Keeps those that answer one word more than the number they have answered so far. */
  #narrow({ matches, weight, frequency }: RunWord, answered: number): void {
    if (this.foundCount === 0) return;
    const lookUps = this.foundCount * matches.size * lookUpCost;
    if (lookUps < frequency) this.#lookUp(matches);
    else this.#passOver(matches, answered);
    let kept = 0;
    for (let place = 0; place < this.foundCount; place += 1) {
      const slot = this.found[place] ?? 0;
      const value = this.#best[slot] ?? 0;
      this.#best[slot] = 0;
      this.answered[slot] = value === 0 ? 0 : answered + 1;
      this.scores[slot] = value === 0 ? 0 : (this.scores[slot] ?? 0) + value * weight;
      if (value > 0) this.found[kept++] = slot;
    }
    this.foundCount = kept;
  }

  /** Looks what was found up among the occurrences of words. */
  #lookUp(matches: Matches): void {
    const best = this.#best;
    for (const [id, quality] of matches) {
      const postings = this.#dictionary.postingsOf(id);
      for (let place = 0; place < this.foundCount; place += 1) {
        const slot = this.found[place] ?? 0;
        const value = postings.impactAt(slot) * quality;
        if ((best[slot] ?? 0) < value) best[slot] = value;
      }
    }
  }

  /** Passes over all occurrences of words for what was found, which has answered so many words. */
  #passOver(matches: Matches, answered: number): void {
    const best = this.#best;
    for (const [id, quality] of matches) {
      const { slots, impacts, length } = this.#dictionary.postingsOf(id);
      for (let place = 0; place < length; place += 1) {
        const slot = slots[place] ?? 0;
        if (this.answered[slot] !== answered) continue;
        const value = (impacts[place] ?? 0) * quality;
        if ((best[slot] ?? 0) < value) best[slot] = value;
      }
    }
  }

  /** Leaves out what has an excluded part or not all phrases. */
  #leaveOut(): void {
    const { phrases, excluded } = this.#parts;
    if (phrases.length + excluded.length === 0) return;
    const asked = phrases.map((phrase) => this.#phraseOf(phrase));
    const unwanted = excluded
      .filter(({ length }) => length > 1)
      .map((part) => this.#phraseOf(part));
    for (const [word, ...more] of excluded) {
      if (word !== undefined && more.length === 0) this.#leaveOutForms(word);
    }
    let kept = 0;
    for (let place = 0; place < this.foundCount; place += 1) {
      const slot = this.found[place] ?? 0;
      const has = (phrase: readonly PhraseWord[]) => this.#words.hasPhrase(slot, phrase);
      if (this.answered[slot] !== 0 && asked.every(has) && !unwanted.some(has)) {
        this.found[kept++] = slot;
      } else {
        this.answered[slot] = 0;
        this.scores[slot] = 0;
      }
    }
    this.foundCount = kept;
  }

  #leaveOutForms(word: string): void {
    for (const id of this.#dictionary.forms(word)) {
      const { slots, length } = this.#dictionary.postingsOf(id);
      for (let place = 0; place < length; place += 1) this.answered[slots[place] ?? 0] = 0;
    }
  }

  #phraseOf(words: readonly string[]): PhraseWord[] {
    return words.map((word) => ({ word, id: this.#dictionary.find(word) }));
  }

  /** Adds the documents that have the whole query as their code, before all others. */
  #addCode(code: string, words: number): void {
    const id = code ? this.#dictionary.findCode(code) : null;
    if (id === null) return;
    const { slots, length } = this.#dictionary.postingsOf(id);
    for (let place = 0; place < length; place += 1) {
      const slot = slots[place] ?? 0;
      if (this.answered[slot] === 0) this.found[this.foundCount++] = slot;
      this.answered[slot] = words;
      this.scores[slot] = codeScore;
    }
  }

  #mostAnswered(): number {
    let most = 0;
    for (let place = 0; place < this.foundCount; place += 1) {
      most = Math.max(most, this.answered[this.found[place] ?? 0] ?? 0);
    }
    return most;
  }

  #clear(): void {
    for (let place = 0; place < this.foundCount; place += 1) {
      const slot = this.found[place] ?? 0;
      this.scores[slot] = 0;
      this.answered[slot] = 0;
    }
    this.foundCount = 0;
    const { end } = this.#slots;
    this.#best = withPlace(this.#best, end);
    this.scores = withPlace(this.scores, end);
    this.answered = withPlace(this.answered, end);
    this.found = withPlace(this.found, end);
  }
}
