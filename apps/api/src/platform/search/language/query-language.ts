import type { Language } from '@wiki/domain';

/** Letters and endings that folded words of one language often have and words of the other seldom. */
const shapes: Record<Language, RegExp> = {
  es: /ñ|(?:[aio]r|cion|ciones|dad|dades|[ao]s?|ura|aje|ente)$/,
  en: /w|k|th|sh|ck|oo|ee|gh|ff|(?:tion|ness|ment|ing|ed|ly|y|[bcfghkmptv])s?$/,
};

/** The language that a folded word looks like; null for none or both. */
export function languageByShape(word: string): Language | null {
  const isSpanish = shapes.es.test(word);
  return isSpanish === shapes.en.test(word) ? null : isSpanish ? 'es' : 'en';
}

/** The language that most words are of; null when that is not clear. */
export function languageOfMost(words: readonly (Language | null)[]): Language | null {
  const count = (language: Language) => words.filter((own) => own === language).length;
  const difference = count('es') - count('en');
  return difference === 0 ? null : difference > 0 ? 'es' : 'en';
}
