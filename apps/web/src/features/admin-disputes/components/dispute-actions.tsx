import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { reviewEditReasons, reviewKeepReasons, reviewRemovalReasons } from '@wiki/domain';
import { useState } from 'react';
import { ReasonDialog, type ReasonDialogProps } from '../../../components/reason-dialog.tsx';
import {
  type AdminDisputeFragment,
  useRemoveDisputedReviewMutation,
  useRequestReviewEditMutation,
  useRespondToDisputeMutation,
} from '../../../gql/admin-disputes.ts';
import classes from './dispute-actions.module.css';

type Act = 'respond' | 'requestEdit' | 'remove';
type Reason = Parameters<ReasonDialogProps['onConfirm']>[0];

/** What an administrator can do about a dispute now: answer, have the review edited, or remove it. */
export function DisputeActions({ dispute }: { dispute: AdminDisputeFragment }) {
  const [act, setAct] = useState<Act | null>(null);
  const { viewerActions } = dispute;
  if (viewerActions.length === 0) return null;
  return (
    <section className={classes.decision} aria-labelledby="decision">
      <h3 id="decision" className={classes.title}>
        <Trans>Your decision</Trans>
      </h3>
      {viewerActions.includes('respond') && (
        <Button onClick={() => setAct('respond')}>
          <Trans>Answer and keep the review</Trans>
        </Button>
      )}
      {viewerActions.includes('requestEdit') && (
        <Button variant="default" onClick={() => setAct('requestEdit')}>
          <Trans>Request an edit</Trans>
        </Button>
      )}
      {viewerActions.includes('remove') && (
        <Button variant="default" onClick={() => setAct('remove')}>
          <Trans>Remove the review</Trans>
        </Button>
      )}
      {act && <ActDialog act={act} disputeId={dispute.id} onClose={() => setAct(null)} />}
    </section>
  );
}

function ActDialog({
  act,
  disputeId,
  onClose,
}: {
  act: Act;
  disputeId: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [respond] = useRespondToDisputeMutation();
  const [requestEdit] = useRequestReviewEditMutation();
  const [remove] = useRemoveDisputedReviewMutation();
  const variablesOf = (reason: Reason) => ({ variables: { input: { disputeId, reason } } });
  if (act === 'respond') {
    return (
      <ReasonDialog
        title={t`Answer the dispute`}
        reasons={reviewKeepReasons}
        confirmLabel={<Trans>Send the answer</Trans>}
        isDangerous={false}
        onClose={onClose}
        onConfirm={async (reason) =>
          (await respond(variablesOf(reason))).data?.respondToDispute.userErrors ?? []
        }
      >
        <Trans>The review stays as it is. The business reads your answer.</Trans>
      </ReasonDialog>
    );
  }
  if (act === 'requestEdit') {
    return (
      <ReasonDialog
        title={t`Request an edit of the review`}
        reasons={reviewEditReasons}
        confirmLabel={<Trans>Request the edit</Trans>}
        isDangerous={false}
        onClose={onClose}
        onConfirm={async (reason) =>
          (await requestEdit(variablesOf(reason))).data?.requestReviewEdit.userErrors ?? []
        }
      >
        <Trans>
          The author has 7 days to edit the review and reads why. Both versions are kept.
        </Trans>
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      title={t`Remove the review?`}
      reasons={reviewRemovalReasons}
      confirmLabel={<Trans>Remove the review</Trans>}
      onClose={onClose}
      onConfirm={async (reason) =>
        (await remove(variablesOf(reason))).data?.removeDisputedReview.userErrors ?? []
      }
    >
      <Trans>
        Nobody sees it any more and it does not count. The author and the business read why.
      </Trans>
    </ReasonDialog>
  );
}
