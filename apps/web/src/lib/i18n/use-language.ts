import type { Language } from '@wiki/domain';
import { useSyncExternalStore } from 'react';
import { currentLanguage, localeStore } from './i18n.ts';

/** The language in use, live. */
export function useLanguage(): Language {
  useSyncExternalStore(localeStore.subscribe, localeStore.snapshot, localeStore.snapshot);
  return currentLanguage();
}
