import type { Language } from '@wiki/domain';

/**
 * Light stemmers over folded words (no accents, lower case): they join the forms of a noun or an
 * adjective, and in English of a verb, and leave everything else alone. A stem is only compared
 * with stems of the same language; it need not be a word.
 */
const stemmers: Record<Language, (word: string) => string> = {
  es: spanishStem,
  en: englishStem,
};

/** The stem of a folded word in a language. Words of up to three letters and those with digits are their own. */
export function stemOf(word: string, language: Language): string {
  return word.length <= 3 || /\d/.test(word) ? word : stemmers[language](word);
}

/** Number and gender, and the ending of adverbs: *jurídicas*, *jurídico*, *jurídicamente*. */
function spanishStem(word: string): string {
  const noun = word.length > 8 && word.endsWith('mente') ? word.slice(0, -5) : word;
  return withoutGender(singularOf(noun));
}

/** A folded Spanish word without the ending of its plural; it need not be a word. */
export function singularOf(word: string): string {
  if (word.endsWith('ces') && word.length > 4) return `${word.slice(0, -3)}z`;
  if (word.endsWith('es') && word.length > 4) return word.slice(0, -2);
  if (word.endsWith('s') && word.length > 3) return word.slice(0, -1);
  return word;
}

function withoutGender(word: string): string {
  return word.length > 3 && /[aeo]$/.test(word) ? word.slice(0, -1) : word;
}

/** Plural, *-ing*, *-ed* and *-ly*, with the doubled consonant and the silent *e* (Porter's first step). */
function englishStem(word: string): string {
  return withoutSilentE(withoutEnding(englishSingular(word)));
}

function englishSingular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'ly']) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 3 || !/[aeiouy]/.test(rest)) continue;
    return /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

const withoutSilentE = (word: string): string =>
  word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
