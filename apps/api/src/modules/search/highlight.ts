import {
  type FoundWord,
  type Language,
  languages,
  type LocalizedText,
  wordsAmong,
} from '@wiki/domain';

/** A part of a text; all parts together are the text. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

/** A text in parts, in the languages it exists in. */
export interface HighlightedText {
  en: TextPart[] | null;
  es: TextPart[] | null;
}

const snippetLength = 200;

/** So much of what stands before the first hit of a snippet is shown. */
const leadLength = 60;

/** What to mark, folded: words in texts of each language, and phrases wherever they stand. */
export interface Marks {
  words: Readonly<Record<Language, readonly string[]>>;
  phrases: readonly (readonly string[])[];
}

/** A text with its hits marked. */
export function highlight(text: LocalizedText, marks: Marks): HighlightedText {
  return inLanguages(text, (own, language) => partsOf(own, hitsIn(own, language, marks)));
}

/** The passage of a text with the most hits, marked: whole words, up to 200 characters. */
export function snippet(text: LocalizedText, marks: Marks): HighlightedText {
  return inLanguages(text, (own, language) => {
    const hits = hitsIn(own, language, marks);
    return partsOf(own, hits, passageOf(own, hits));
  });
}

const inLanguages = (
  text: LocalizedText,
  make: (own: string, language: Language) => TextPart[],
): HighlightedText => {
  const [en, es] = languages.map((language) => {
    const own = text[language];
    return own ? make(own, language) : null;
  });
  return { en: en ?? null, es: es ?? null };
};

/** Words, and phrases as if they were words, in the order in which they begin. */
function hitsIn(text: string, language: Language, { words, phrases }: Marks): FoundWord[] {
  const wanted = words[language];
  if (phrases.length === 0) return wordsAmong(text, wanted);
  const own = wordsAmong(text, [...wanted, ...phrases.flat()]);
  const hits = own.filter(({ word }) => wanted.includes(word));
  for (const phrase of phrases) hits.push(...standing(phrase, own));
  return hits.toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** Where a phrase stands in a text, by the words that it is made of. */
function standing(phrase: readonly string[], words: readonly FoundWord[]): FoundWord[] {
  const found: FoundWord[] = [];
  for (const [at, first] of words.entries()) {
    const isThere = phrase.every((word, index) => {
      const own = words[at + index];
      return own?.word === word && own.before === first.before + index;
    });
    const last = words[at + phrase.length - 1];
    if (isThere && last) found.push({ ...first, word: phrase.join(' '), end: last.end });
  }
  return found;
}

/** A part of a text, by where it stands. */
interface Passage {
  start: number;
  end: number;
}

function partsOf(
  text: string,
  hits: readonly FoundWord[],
  passage: Passage = { start: 0, end: text.length },
): TextPart[] {
  const parts: TextPart[] = [];
  let reached = passage.start;
  for (const { start, end } of hits) {
    // A phrase may hold a word that is a hit by itself.
    if (start < reached || end > passage.end) continue;
    if (start > reached) parts.push({ text: text.slice(reached, start), isHit: false });
    parts.push({ text: text.slice(start, end), isHit: true });
    reached = end;
  }
  if (reached < passage.end) {
    parts.push({ text: text.slice(reached, passage.end), isHit: false });
  }
  return parts;
}

/** Where most hits stand close together, from a little before the first of them. */
function passageOf(text: string, hits: readonly FoundWord[]): Passage {
  if (text.length <= snippetLength) return { start: 0, end: text.length };
  let best = { start: 0, different: 0 };
  for (const [index, { start }] of hits.entries()) {
    const different = new Set<string>();
    for (let next = index; next < hits.length; next += 1) {
      const hit = hits[next];
      if (!hit || hit.end > start + snippetLength - leadLength) break;
      different.add(hit.word);
    }
    if (different.size > best.different) best = { start, different: different.size };
  }
  const start = wordStart(text, Math.max(0, best.start - leadLength));
  return { start, end: wordEnd(text, start, Math.min(text.length, start + snippetLength)) };
}

/** The beginning of the first word from a place on. */
function wordStart(text: string, place: number): number {
  if (place === 0) return 0;
  const space = text.slice(place, place + leadLength).search(/\s\S/);
  return space < 0 ? wholeCharacter(text, place) : place + space + 1;
}

/** The end of the last whole word before a place. */
function wordEnd(text: string, start: number, place: number): number {
  if (place === text.length) return place;
  const space = text.slice(start, place + 1).search(/\s\S*$/);
  return space <= 0 ? wholeCharacter(text, place) : start + space;
}

/** A place that does not lie within a character of two units. */
const wholeCharacter = (text: string, place: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place - 1 : place;
