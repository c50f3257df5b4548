import type { Language } from '@wiki/domain';
import { useCallback } from 'react';
import { useSearchParams } from '../use-search-params.ts';
import { useViewer } from '../auth/use-viewer.ts';
import { chooseLocale } from './i18n.ts';
import { keepLanguage } from './keep-language.ts';

/**
 * Switches the language: here at once, in the address so that it can be shared, in this browser
 * for the next visit and on the account for its e-mails.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const viewer = useViewer();
  const [, setSearch] = useSearchParams();
  return useCallback(
    async (language) => {
      await chooseLocale(language);
      setSearch(
        (search) => {
          search.set('lang', language);
          return search;
        },
        { replace: true, preventScrollReset: true },
      );
      if (viewer) await keepLanguage(language);
    },
    [viewer, setSearch],
  );
}
