import type { Language } from '@wiki/domain';
import { client } from '../apollo/client.ts';

/**
 * Keeps a language on the account, for its e-mails. The account follows when it can: nothing that is
 * on screen depends on it.
 */
export async function keepLanguage(language: Language): Promise<void> {
  await import('../../gql/i18n.ts')
    .then(({ SetLanguageDocument: mutation }) =>
      client.mutate({ mutation, variables: { input: { language } } }),
    )
    .catch(() => undefined);
}
