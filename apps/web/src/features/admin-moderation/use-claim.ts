import { useMutation } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import {
  type CaseDetailsFragment,
  ClaimCaseDocument,
  ReleaseCaseDocument,
} from '../../gql/admin-moderation.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { showToast } from '../../lib/toasts/toasts.ts';

/** How often a claim is renewed while the case is on screen. */
const renewMs = 120_000;

/**
 * Keeps the case for the viewer while it is on screen and waits, unless somebody else has it, who is
 * named; taking it over says why where it fails.
 */
export function useClaim(found: Pick<CaseDetailsFragment, 'id' | 'status' | 'claimedBy'> | null) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const viewer = useViewer();
  const [claim] = useMutation(ClaimCaseDocument);
  const [release] = useMutation(ReleaseCaseDocument);
  const id = found?.status === 'OPEN' ? found.id : null;
  const other = found?.claimedBy && found.claimedBy.id !== viewer?.id ? found.claimedBy : null;
  const isFree = other === null;
  const keep = useEffectEvent(() => {
    if (id) void claim({ variables: { input: { caseId: id } } }).catch(() => undefined);
  });
  useEffect(() => {
    if (!id || !isFree) return;
    keep();
    const timer = setInterval(() => keep(), renewMs);
    return () => {
      clearInterval(timer);
      void release({ variables: { input: { caseId: id } } }).catch(() => undefined);
    };
  }, [id, isFree, release]);
  return {
    other,
    takeOver: async () => {
      if (!id) return;
      try {
        const { data } = await claim({ variables: { input: { caseId: id, takeOver: true } } });
        if (data?.claimCase.userErrors.length) {
          showToast(t`This can’t be done in its current state.`, { tone: 'failed' });
        }
      } catch (failure) {
        showToast(errorMessage(failure), { tone: 'failed' });
      }
    },
  };
}
