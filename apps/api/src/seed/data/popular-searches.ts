import type { Language } from '@wiki/domain';

/** What many search for in each language of the site, the most first: all of it is in the demonstration. */
export const demoSearches: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'café',
    'mochila wayúu',
    'bodega cali',
    'asesoría jurídica',
    'apartamento bogotá',
    'energía solar',
    'página web',
    'chocolate',
  ],
  en: [
    'coffee beans',
    'legal advice',
    'warehouse',
    'chocolate',
    'web design',
    'solar panels',
    'apartment bogotá',
    'packaging',
  ],
};
