import { defaultLanguage, isLanguage, type Language } from '@wiki/domain';

/** The first language of an Accept-Language header that we have, by its weights. */
export function languageOf(header: string | undefined): Language {
  if (!header) return defaultLanguage;
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const [best] = wanted;
  return isLanguage(best?.language) ? best.language : defaultLanguage;
}
