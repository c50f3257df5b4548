import type { Language } from '@wiki/domain';
import { useCallback } from 'react';
import { useSearchParams } from '../use-search-params.ts';
import { client } from '../apollo/client.ts';
import { useViewer } from '../auth/use-viewer.ts';
import { chooseLocale } from './i18n.ts';

/**
 * Switches the language: here at once, in the address so that it can be shared, in this browser
 * for the next visit and on the account for its e-mails.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { viewer } = useViewer();
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
      // The account follows when it can; the switch itself does not depend on it.
      if (viewer) {
        await import('../../gql/i18n.ts')
          .then(({ SetLanguageDocument: mutation }) =>
            client.mutate({ mutation, variables: { input: { language } } }),
          )
          .catch(() => undefined);
      }
    },
    [viewer, setSearch],
  );
}
