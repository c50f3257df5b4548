import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { type Sensitivity, languageNamed, stemsOf, withoutMarks } from './language.ts';
import { type TextSpec, scoresOf, textsOf } from './text-index.ts';

/** A search, taken apart. */
export interface TextQuery {
  /** Stems, of which one must be there. */
  terms: string[];
  /** Gives what a document counts; null when it does not match. */
  score(doc: Doc): number | null;
}

/** Reads the operand of `$text`. */
export function parseTextQuery(operand: unknown, spec: TextSpec): TextQuery {
  if (!isDoc(operand)) throw new CommandError('BadValue', '$text expects an object');
  const { $search, $language, $caseSensitive, $diacriticSensitive, ...others } = operand;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new CommandError('BadValue', `extra fields in $text: ${unknown}`);
  if (typeof $search !== 'string') {
    throw new CommandError('TypeMismatch', '"$search" had the wrong type. Expected string');
  }
  if ($language !== undefined && typeof $language !== 'string') {
    throw new CommandError('TypeMismatch', '"$language" had the wrong type. Expected string');
  }
  const language = languageNamed(
    typeof $language === 'string' ? $language : spec.defaultLanguage,
    17_264,
  );
  const by: Sensitivity = { cases: $caseSensitive === true, marks: $diacriticSensitive === true };
  const parts = partsOf($search);
  const words = parts.words.flatMap((word) => stemsOf(word, language));
  const exact = parts.words.flatMap((word) => stemsOf(word, language, by));
  const without = parts.withoutWords.flatMap((word) => stemsOf(word, language, by));
  const terms = [...new Set(words)];
  const fold = (text: string): string => {
    const cased = by.cases ? text : text.toLowerCase();
    return by.marks ? cased : withoutMarks(cased);
  };
  const phrases = parts.phrases.map(fold);
  const withoutPhrases = parts.withoutPhrases.map(fold);
  const isSensitive = by.cases || by.marks;
  return {
    terms,
    score: (doc) => {
      const scores = scoresOf(doc, spec);
      let score = 0;
      for (const term of terms) score += scores.get(term) ?? 0;
      if (score === 0) return null;
      if (isSensitive || without.length > 0) {
        const own = new Set(
          [...textsOf(doc, spec)].flatMap((each) => stemsOf(each.text, each.language, by)),
        );
        if (isSensitive && !exact.some((term) => own.has(term))) return null;
        if (without.some((term) => own.has(term))) return null;
      }
      if (phrases.length > 0 || withoutPhrases.length > 0) {
        const texts = [...textsOf(doc, spec)].map(({ text }) => fold(text));
        const holds = (phrase: string): boolean => texts.some((text) => text.includes(phrase));
        if (!phrases.every(holds) || withoutPhrases.some(holds)) return null;
      }
      return score;
    },
  };
}

interface Parts {
  words: string[];
  phrases: string[];
  withoutWords: string[];
  withoutPhrases: string[];
}

/** Tells words, phrases in quotes, and what a hyphen before either leaves out. */
function partsOf(search: string): Parts {
  const parts: Parts = { words: [], phrases: [], withoutWords: [], withoutPhrases: [] };
  for (const [, hyphen, phrase, word] of search.matchAll(
    /(?:(?<=^|\s)(-))?(?:"([^"]*)"|([^\s"]+))/gu,
  )) {
    if (phrase !== undefined) {
      if (phrase === '') continue;
      (hyphen ? parts.withoutPhrases : parts.phrases).push(phrase);
      // The words of a phrase are searched for, too.
      if (!hyphen) parts.words.push(phrase);
    } else if (word !== undefined) (hyphen ? parts.withoutWords : parts.words).push(word);
  }
  return parts;
}
