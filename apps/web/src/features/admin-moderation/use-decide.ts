import { useMutation } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import {
  type CaseDetailsFragment,
  DecideCaseDocument,
  UndoDecisionDocument,
} from '../../gql/admin-moderation.ts';
import type { CaseDecision } from '../../gql/schema-types.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { statusTexts } from './case-texts.ts';
import type { GivenReason } from './components/reason-panel.tsx';

export interface Deciding {
  /** Decides; true when it is done. */
  decide: (
    of: Pick<CaseDetailsFragment, 'id'>,
    decision: CaseDecision,
    reason: GivenReason | null,
  ) => Promise<boolean>;
  /** Takes back the last decision made here that was not taken back yet, one on its way too, or the one named. */
  undo: (id?: string) => Promise<void>;
  isSending: boolean;
}

/**
 * Decides cases and takes decisions back, and says what came of it.
 * @param done what was decided here and not taken back, the last at the end; it outlives the case shown
 * @param reload reads case and queue again
 * @param show goes back to a case that waits again
 */
export function useDecide(
  done: RefObject<string[]>,
  reload: () => Promise<void>,
  show: (id: string) => void,
): Deciding {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [send, { loading: isDeciding }] = useMutation(DecideCaseDocument);
  const [takeBack, { loading: isUndoing }] = useMutation(UndoDecisionDocument);

  const sending = useRef<Promise<boolean>>(null);

  const undo = async (given?: string) => {
    // What is on its way is meant before what was decided earlier, which stays when it was refused.
    if (sending.current && !(await sending.current)) return;
    const id = given ?? done.current.at(-1);
    if (!id) return;
    try {
      const { data } = await takeBack({ variables: { input: { caseId: id } } });
      const [refused] = data?.undoDecision.userErrors ?? [];
      if (refused) showToast(t`That can no longer be undone.`, { tone: 'failed' });
      else {
        const at = done.current.lastIndexOf(id);
        if (at >= 0) done.current.splice(at, 1);
        showToast(t`Undone: it’s waiting for a decision again.`, { about: id });
        show(id);
      }
    } catch (failure) {
      showToast(errorMessage(failure), { tone: 'failed' });
    }
    await reload();
  };

  const conclude: Deciding['decide'] = async ({ id }, decision, reason) => {
    try {
      const { data } = await send({ variables: { input: { caseId: id, decision, reason } } });
      const [refused] = data?.decideCase.userErrors ?? [];
      const now = data?.decideCase.moderationCase;
      if (refused) {
        const who = now?.decidedBy?.displayName ?? now?.claimedBy?.displayName;
        const what =
          refused.code === 'CASE_DECIDED' && now && who
            ? t`${who} has already decided: ${t(statusTexts[now.status])}`
            : refused.code === 'CASE_CLAIMED' && who
              ? t`${who} is deciding it right now.`
              : t`This can’t be done in its current state.`;
        showToast(what, { tone: 'failed' });
        await reload();
        return false;
      }
      done.current.push(id);
      if (now) showToast(t(statusTexts[now.status]), { about: id, undo: () => void undo(id) });
      await reload();
      return true;
    } catch (failure) {
      showToast(errorMessage(failure), { tone: 'failed' });
      return false;
    }
  };

  return {
    isSending: isDeciding || isUndoing,
    undo,
    async decide(...decision) {
      sending.current = conclude(...decision);
      const isDone = await sending.current;
      sending.current = null;
      return isDone;
    },
  };
}
