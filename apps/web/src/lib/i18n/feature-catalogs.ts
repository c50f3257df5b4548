import type { Messages } from '@lingui/core';

/** Every catalog but those of the first page, by file: in a chunk of its own, as the list is long. */
export const featureFiles = import.meta.glob<{ messages: Messages }>([
  '../../locales/*/*.po',
  '!../../locales/*/shared.po',
  '!../../locales/*/home.po',
]);
