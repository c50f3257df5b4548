import type { Language } from '@wiki/domain';

const capital = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const nameOf = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** What the readers of a language call another one, as a word of its own: `Español`. */
export const languageName = (code: string, language: Language): string =>
  capital(nameOf(code, language), language);

/** Several languages in a row: `Spanish and English`, `Español e inglés`. */
export const languageNames = (codes: readonly string[], language: Language): string =>
  capital(
    new Intl.ListFormat(language).format(codes.map((code) => nameOf(code, language))),
    language,
  );
