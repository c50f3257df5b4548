/** The languages every text exists in. `en` is the default (specification, section 9). */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The cookie that tells the server which language was chosen in a browser. */
export const languageCookie = 'wiki-language';

/** Whether a value from outside (query parameter, header, storage) names a language we have. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** A text in one or both languages; at least one is present. */
export interface LocalizedText {
  en?: string | null;
  es?: string | null;
}

/** Short words about the same thing in one or both languages. */
export interface LocalizedList {
  en: readonly string[];
  es: readonly string[];
}

/** The words in the wanted language or, when there are none, the other one's with its language named. */
export function pickList(
  list: LocalizedList,
  wanted: Language,
): { words: readonly string[]; language: Language } {
  const other: Language = wanted === 'en' ? 'es' : 'en';
  return list[wanted].length > 0
    ? { words: list[wanted], language: wanted }
    : { words: list[other], language: other };
}

/** The text in the wanted language or, when missing, the other one with its language named. */
export function pickText(
  text: LocalizedText,
  wanted: Language,
): { text: string; language: Language } {
  const other: Language = wanted === 'en' ? 'es' : 'en';
  const own = text[wanted];
  return own ? { text: own, language: wanted } : { text: text[other] ?? '', language: other };
}
