import { foldText, type Language, languages } from '@wiki/domain';
import { SortedWords } from '../index/sorted-words.ts';
import { singularOf, stemOf } from './stemming.ts';
import { tradeWords } from './trade-words.ts';
import { verbForms } from './verbs.ts';

/** A folded word of a language. */
export interface WordOfLanguage {
  word: string;
  language: Language;
}

/** What trade words ask for besides themselves, by what is the same in singular and plural. */
const synonyms = new Map<string, Map<string, WordOfLanguage>>();
const spellings = new SortedWords();
const spelt = new Set<string>();

for (const lines of Object.values(tradeWords)) {
  const [asking, found] = [/[()]/g, /\(.*?\)/g].map((left) =>
    languages.flatMap((language) => wordsIn(lines[language].replaceAll(left, ''), language)),
  );
  for (const { word, language } of asking ?? []) {
    if (!spelt.has(word)) spellings.add(word);
    spelt.add(word);
    const key = keyOf(word, language);
    const others = synonyms.get(key) ?? new Map<string, WordOfLanguage>();
    synonyms.set(key, others);
    for (const other of found ?? []) others.set(keyOf(other.word, other.language), other);
    others.delete(key);
  }
}

/** The words of a line of the table, with the forms of its verbs. */
function wordsIn(line: string, language: Language): WordOfLanguage[] {
  return foldText(line)
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (word.endsWith('~') ? verbForms(word.slice(0, -1)) : [word]))
    .map((word) => ({ word, language }));
}

function keyOf(word: string, language: Language): string {
  return `${language} ${formOf(word, language)}`;
}

/** What a word has in common with itself in the plural, and in English with its verb. */
export function formOf(word: string, language: Language): string {
  return language === 'es' ? singularOf(word) : stemOf(word, 'en');
}

/** The words that say the same as a trade word, in both languages; none for any other word. */
export const synonymsOf = (word: string): WordOfLanguage[] =>
  languages.flatMap((language) => [...(synonyms.get(keyOf(word, language))?.values() ?? [])]);

/** The languages in which a word is a trade word: such a word is no typo of another one. */
export const tradeLanguages = (word: string): Language[] =>
  languages.filter((language) => synonyms.has(keyOf(word, language)));

/** The trade words within a distance of a word, each with its distance. */
export const tradeWordsNear = (word: string, distance: number): ReadonlyMap<string, number> =>
  spellings.within(word, distance);
