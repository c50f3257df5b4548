import { type Language, languages, wordsOf } from '@wiki/domain';
import { codeWord, nameWord } from './word-list.ts';
import type { FoundName, Names } from './names.ts';
import type { SearchDocument, SearchSchema, SearchText } from '../search-index.ts';
import { stopWordNumber } from './stop-words.ts';
import { marks } from './word-marks.ts';

/** What a code counts: more than any word. */
const codeImpact = 1000;
const highestImpact = 65_535;

/** A word that says nothing counts only in fields of at least this weight. */
const stopWordWeight = 80;

/** So much less a word counts in a name in which it means something else. */
const otherwiseTimes = 4;

/** A field of at least this weight tells what a thing is: it is more than a description. */
export const tellingWeight = 40;

/** A word of a document. */
export interface WordInDocument {
  /** What it counts, 1 to 65,535. */
  impact: number;
  /** Where and in which languages it stands: a sum of `marks`. */
  marks: number;
}

/** What a document is searched by. */
export interface AnalyzedDocument {
  words: ReadonlyMap<string, WordInDocument>;
  /**
   * All texts, a sign for each word: one for each word that says nothing, then those of `words` in
   * their order, with signs of their own between texts. So a phrase is a part of it.
   */
  sequence: string;
}

/** Between two texts. */
const textBreak = 0;
/** Before it are the words that say nothing. */
const firstSign = 1_000;

/**
 * What each word of a document counts in it: the sum over its fields of their weight, more in short
 * texts and a little more for each repetition. It depends on nothing but the document.
 */
export function analyze(
  document: SearchDocument,
  schema: SearchSchema,
  names: Names,
): AnalyzedDocument {
  const reader = new DocumentReader(names);
  for (const [field, { weight, brevity = 0, lead = 0 }] of Object.entries(schema.texts)) {
    reader.beginField(weight, brevity, lead);
    for (const text of document.texts[field] ?? []) readText(reader, text);
  }
  for (const code of document.codes) {
    reader.addCode(codeWord(codeOf(code)));
  }
  const sequence = Buffer.from(Uint16Array.from(reader.signs).buffer).toString('utf16le');
  return { words: reader.words, sequence };
}

function readText(reader: DocumentReader, text: SearchText): void {
  if (typeof text === 'string') return reader.read(text, null);
  for (const language of languages) {
    const own = text[language];
    if (own) reader.read(own, language);
  }
}

/** A word while its document is read. */
interface WordBeingRead extends WordInDocument {
  sign: number;
  /** What it has counted so far in which field. */
  field: number;
  inField: number;
}

class DocumentReader {
  readonly words = new Map<string, WordBeingRead>();
  readonly signs: number[] = [];
  #field = 0;
  #weight = 0;
  #brevity = 0;
  #lead = 0;
  readonly #names: Names;

  constructor(names: Names) {
    this.#names = names;
  }

  beginField(weight: number, brevity: number, lead: number): void {
    this.#field += 1;
    this.#lead = lead;
    this.#weight = weight;
    this.#brevity = brevity;
  }

  read(text: string, language: Language | null): void {
    const words = wordsOf(text);
    const impact = this.#weight + Math.round(this.#brevity / Math.max(words.length, 1));
    const mark =
      marks[language ?? 'anyLanguage'] | (this.#weight >= tellingWeight ? marks.telling : 0);
    const names = language ? this.#namesIn(words, language) : [];
    const otherwise = new Set(names.flatMap((name) => name.otherwise));
    let place = 0;
    for (const { word } of words) {
      const number = stopWordNumber(word);
      if (number < 0) {
        const full = place === 0 ? impact + this.#lead : impact;
        const own = otherwise.has(place++) ? Math.ceil(full / otherwiseTimes) : full;
        this.signs.push(this.#count(word, own, mark).sign);
      } else {
        this.signs.push(number + 1);
        if (this.#weight >= stopWordWeight) this.#count(word, impact, mark);
      }
    }
    for (const { thing } of names) this.#count(nameWord(thing), impact, mark);
    this.signs.push(textBreak);
  }

  #namesIn(words: readonly { word: string }[], language: Language): FoundName[] {
    const telling = words.map(({ word }) => word).filter((word) => stopWordNumber(word) < 0);
    return this.#names.among(telling, language);
  }

  #count(word: string, impact: number, mark: number): WordBeingRead {
    const entry = this.words.get(word) ?? this.#enter(word);
    // Both languages may have the word, and a text may repeat it: that says little more.
    const before = entry.field === this.#field ? entry.inField : 0;
    const counted = before === 0 ? impact : Math.min(before + Math.ceil(impact / 10), impact * 2);
    entry.field = this.#field;
    entry.inField = counted;
    entry.impact = Math.min(highestImpact, entry.impact + counted - before);
    entry.marks |= mark;
    return entry;
  }

  addCode(word: string): void {
    this.#enter(word).impact = codeImpact;
  }

  #enter(word: string): WordBeingRead {
    const sign = firstSign + this.words.size;
    const entry = { impact: 0, marks: 0, sign, field: 0, inField: 0 };
    this.words.set(word, entry);
    return entry;
  }
}

/**
 * The sign of a word in the sequence of a document that has it at a place among its words; with -1,
 * which is no place, one that no sequence has.
 */
export function signOf(word: string, place: number): string {
  const number = stopWordNumber(word);
  return String.fromCharCode(number < 0 ? firstSign + place : number + 1);
}

/** A code without its separators: AB-12 and ab 12 are the same. */
export const codeOf = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join('');
