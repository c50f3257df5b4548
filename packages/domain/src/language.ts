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

/** The text in the wanted language or, when missing, the other one with its language named. */
export function pickText(
  text: LocalizedText,
  wanted: Language,
): { text: string; language: Language } {
  const other: Language = wanted === 'en' ? 'es' : 'en';
  const own = text[wanted];
  return own ? { text: own, language: wanted } : { text: text[other] ?? '', language: other };
}
