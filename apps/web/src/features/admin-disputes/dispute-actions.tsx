import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessageCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { reviewEditReasons, reviewKeepReasons, reviewRemovalReasons } from '@wiki/domain';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { type GivenReason, reasonForm } from '../../components/dialogs/reason-form.tsx';
import {
  type AdminDisputeFragment,
  RemoveDisputedReviewDocument,
  RequestReviewEditDocument,
  RespondToDisputeDocument,
} from '../../gql/admin-disputes.ts';
import { useAct } from '../../lib/forms/use-act.ts';

/** What an administrator can do about a dispute: answer, have the review edited, or remove it. */
export function useDisputeActions(): ListAction<AdminDisputeFragment>[] {
  const { t } = useLingui();
  const respond = useAct(RespondToDisputeDocument);
  const requestEdit = useAct(RequestReviewEditDocument);
  const remove = useAct(RemoveDisputedReviewDocument);
  return [
    listAction({
      key: 'respond',
      label: t`Answer and keep the review`,
      icon: IconMessageCheck,
      isOffered: ({ viewerActions }) => viewerActions.includes('respond'),
      ask: () => ({
        title: t`Answer the dispute`,
        text: <Trans>The review stays as it is. The business will see your answer.</Trans>,
        confirmLabel: <Trans>Send the answer</Trans>,
        form: reasonForm(reviewKeepReasons),
      }),
      run: ({ id }: AdminDisputeFragment, reason: GivenReason) =>
        respond({ disputeId: id, reason }),
    }),
    listAction({
      key: 'request-edit',
      label: t`Request an edit`,
      icon: IconPencil,
      isOffered: ({ viewerActions }) => viewerActions.includes('requestEdit'),
      ask: () => ({
        title: t`Request an edit of the review`,
        text: (
          <Trans>
            The author has 7 days to edit the review and will see why. Both versions are kept.
          </Trans>
        ),
        confirmLabel: <Trans>Request the edit</Trans>,
        form: reasonForm(reviewEditReasons),
      }),
      run: ({ id }: AdminDisputeFragment, reason: GivenReason) =>
        requestEdit({ disputeId: id, reason }),
    }),
    listAction({
      key: 'remove',
      label: t`Remove the review`,
      icon: IconTrash,
      isDangerous: true,
      isOffered: ({ viewerActions }) => viewerActions.includes('remove'),
      ask: () => ({
        title: t`Remove the review?`,
        text: (
          <Trans>
            Nobody will see it anymore and it won’t count. The author and the business will see why.
          </Trans>
        ),
        confirmLabel: <Trans>Remove the review</Trans>,
        isDangerous: true,
        form: reasonForm(reviewRemovalReasons),
      }),
      run: ({ id }: AdminDisputeFragment, reason: GivenReason) => remove({ disputeId: id, reason }),
    }),
  ];
}
