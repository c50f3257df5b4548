import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { CommandError } from '../errors.ts';
import { stopWords } from './stop-words.ts';

/** How the words of a language are told apart, left out and brought to their stem. */
export interface Language {
  name: string;
  isStop(word: string): boolean;
  stem(word: string): string;
  /** What lies between two words. */
  delimiter: RegExp;
}

const delimiter = /[^\p{L}\p{M}\p{N}\p{So}_]+/u;

const languages: Record<string, Language> = {
  english: {
    name: 'english',
    isStop: (word) => stopWords['english']?.has(word) === true,
    stem: (word) => english(word.replace(/'s?$/, '')),
    // An apostrophe is part of an English word.
    delimiter: /[^\p{L}\p{M}\p{N}\p{So}_']+/u,
  },
  spanish: {
    name: 'spanish',
    isStop: (word) => stopWords['spanish']?.has(word) === true,
    stem: spanish,
    delimiter,
  },
  none: { name: 'none', isStop: () => false, stem: (word) => word, delimiter },
};
const shortNames: Record<string, string> = { en: 'english', es: 'spanish' };

/** The language of a name as MongoDB gives it; throws the given code for any other. */
export function languageNamed(name: string, code: number): Language {
  const lower = name.toLowerCase();
  const language = languages[shortNames[lower] ?? lower];
  if (language) return language;
  const what = code === 17_262 ? 'language override unsupported' : 'unsupported language';
  throw new CommandError(code, `${what}: "${name}"`);
}

/** Text without accents and other marks. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

export interface Sensitivity {
  cases: boolean;
  marks: boolean;
}

export const insensitive: Sensitivity = { cases: false, marks: false };

/** The stems of a text's words, in their order, without stop words. */
export function stemsOf(text: string, language: Language, by: Sensitivity = insensitive): string[] {
  const stems: string[] = [];
  for (const word of text.split(language.delimiter)) {
    const lower = word.toLowerCase();
    if (lower === '' || language.isStop(lower)) continue;
    const stem = language.stem(by.cases ? word : lower);
    stems.push(by.marks ? stem : withoutMarks(stem));
  }
  return stems;
}
