import type { Messages } from '@lingui/core';
import type { CatalogFiles } from './i18n.ts';

/** Every catalog but those of the first page, by file: in a chunk of its own, as the list is long. */
export const featureFiles: CatalogFiles = {
  en: import.meta.glob<{ messages: Messages }>(
    ['../../locales/es/*.po', '!../../locales/es/shared.po', '!../../locales/es/home.po'],
    { query: '?source' },
  ),
  es: import.meta.glob<{ messages: Messages }>([
    '../../locales/es/*.po',
    '!../../locales/es/shared.po',
    '!../../locales/es/home.po',
  ]),
};
