import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { ReconsiderApplicationDocument } from '../../../gql/admin-applications.ts';
import type { ApplicationActionInput } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';

/** Takes a decision back and says what became of that, also when the page has gone on to another. */
export function useTakeBack(): (input: ApplicationActionInput) => Promise<void> {
  const { t } = useLingui();
  const client = useApolloClient();
  const errorMessage = useErrorMessage();
  return async (input) => {
    try {
      const { data } = await client.mutate({
        mutation: ReconsiderApplicationDocument,
        variables: { input },
      });
      const [refusal] = data?.reconsiderApplication.userErrors ?? [];
      if (refusal) showToast(errorMessage(refusal.code), { tone: 'failed' });
      else showToast(t`The decision is taken back`);
    } catch (error) {
      showToast(errorMessage(failureOf(error)), { tone: 'failed' });
    }
  };
}
