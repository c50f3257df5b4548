/** The languages in which businesses may say that they do business, as ISO 639-1 names them. */
export const spokenLanguages = [
  'es',
  'en',
  'pt',
  'fr',
  'it',
  'de',
  'zh',
  'ja',
  'ko',
  'ar',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
