import { Trans, useLingui } from '@lingui/react/macro';
import { deletionReasons, rejectionReasons, unpaidActivationReasons } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import {
  type ApplicationDetailsFragment,
  useActivateApplicationMutation,
  useApproveApplicationMutation,
  useDeleteApplicationMutation,
  useReconsiderApplicationMutation,
  useRejectApplicationMutation,
  useRemindApplicantMutation,
} from '../../../gql/admin-applications.ts';
import type { ApplicationHistoryFragment } from '../../../gql/application.ts';
import { ApplicationTimeline } from '../../../domains/application/application-timeline.tsx';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useTakeBack } from '../hooks/use-take-back.ts';
import type { Act } from './application-toolbar.tsx';

export interface ActionDialogProps {
  application: ApplicationDetailsFragment;
  act: Act;
  onClose: () => void;
}

type Props = Omit<ActionDialogProps, 'act'>;

/** The dialog of an act: it says the consequence before anything is done. */
export function ActionDialog({ act, ...props }: ActionDialogProps) {
  const { application, onClose } = props;
  const viewer = useViewer();
  const [known] = useState(application.history.length);
  const others = application.history
    .slice(known)
    .filter(({ action, actorName }) => action !== null && actorName !== viewer?.displayName);
  if (others.length > 0) return <SomebodyWasFirst history={others} onClose={onClose} />;
  switch (act) {
    case 'approve':
      return <ApproveDialog {...props} />;
    case 'activate':
      return <ActivateDialog {...props} />;
    case 'activateUnpaid':
      return <ActivateUnpaidDialog {...props} />;
    case 'remind':
      return <RemindDialog {...props} />;
    case 'reject':
      return <RejectDialog {...props} />;
    case 'reconsider':
      return <ReconsiderDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
    case 'requestChanges':
      return null;
  }
}

/** What somebody did with the application while the dialog stood open: there is nothing left to decide. */
function SomebodyWasFirst({
  history,
  onClose,
}: {
  history: readonly ApplicationHistoryFragment[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Someone else got there first`} onClose={onClose}>
      <ApplicationTimeline history={history} />
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>See how it stands</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const inputOf = ({ id, version }: ApplicationDetailsFragment) => ({ applicationId: id, version });

function ApproveDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const [approve] = useApproveApplicationMutation();
  const takeBack = useTakeBack();
  const [isUnpriced, setUnpriced] = useState(false);
  const name = application.form.businessName;
  return (
    <ConfirmDialog
      title={t`Approve ${name}?`}
      confirmLabel={<Trans>Approve the application</Trans>}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await approve({ variables: { input: inputOf(application) } });
        const { application: approved = null, userErrors = [] } = data?.approveApplication ?? {};
        setUnpriced(userErrors.some(({ code }) => code === 'PRICE_NOT_SET'));
        if (approved) {
          showToast(t`${name} is approved`, { undo: () => void takeBack(inputOf(approved)) });
        }
        return userErrors;
      }}
    >
      {isUnpriced ? (
        <Trans>
          The applicant would be asked to pay: set the price under{' '}
          <Link to={adminPaths.plans()}>Plans</Link> first.
        </Trans>
      ) : (
        <Trans>The applicant will be notified right away and has 7 days to pay.</Trans>
      )}
    </ConfirmDialog>
  );
}

function ActivateDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const [activate] = useActivateApplicationMutation();
  const name = application.form.businessName;
  return (
    <ConfirmDialog
      title={t`Activate ${name}?`}
      confirmLabel={<Trans>Activate the business</Trans>}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await activate({ variables: { input: inputOf(application) } });
        const { userErrors = [] } = data?.activateApplication ?? {};
        if (userErrors.length === 0) showToast(t`${name} is a member`);
        return userErrors;
      }}
    >
      <Trans>
        The business gets its public profile, the applicant manages it, the authorized users are
        invited, and the first month begins now.
      </Trans>
    </ConfirmDialog>
  );
}

function ActivateUnpaidDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const [activate] = useActivateApplicationMutation();
  const name = application.form.businessName;
  return (
    <ReasonDialog
      title={t`Activate ${name} without a payment?`}
      reasons={unpaidActivationReasons}
      readers="administrators"
      confirmLabel={<Trans>Activate without payment</Trans>}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data } = await activate({
          variables: { input: { ...inputOf(application), confirmUnpaid: true, reason } },
        });
        const { userErrors = [] } = data?.activateApplication ?? {};
        if (userErrors.length === 0) showToast(t`${name} is a member`);
        return userErrors;
      }}
    >
      <Trans>
        Nothing has been paid for this application. The business becomes a member anyway, and its
        open invoice is voided. The history keeps the reason; only administrators read it.
      </Trans>
    </ReasonDialog>
  );
}

function RemindDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const [remind] = useRemindApplicantMutation();
  const { displayName } = application.applicant;
  return (
    <ConfirmDialog
      title={
        application.status === 'CHANGES_REQUESTED'
          ? t`Remind ${displayName} of the changes?`
          : t`Remind ${displayName} to pay?`
      }
      confirmLabel={<Trans>Send the reminder</Trans>}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await remind({ variables: { input: inputOf(application) } });
        const { userErrors = [] } = data?.remindApplicant ?? {};
        if (userErrors.length === 0) showToast(t`Reminder sent.`);
        return userErrors;
      }}
    >
      <Trans>It’s sent by e-mail and as a notification, once a day at most.</Trans>
    </ConfirmDialog>
  );
}

function RejectDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const [reject] = useRejectApplicationMutation();
  const takeBack = useTakeBack();
  const name = application.form.businessName;
  return (
    <ReasonDialog
      title={t`Reject ${name}?`}
      reasons={rejectionReasons}
      confirmLabel={<Trans>Reject the application</Trans>}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data } = await reject({
          variables: { input: { ...inputOf(application), reason } },
        });
        const { application: rejected = null, userErrors = [] } = data?.rejectApplication ?? {};
        if (rejected) {
          showToast(t`${name} is rejected`, { undo: () => void takeBack(inputOf(rejected)) });
        }
        return userErrors;
      }}
    >
      <Trans>The applicant reads the reason in their language and may apply again.</Trans>
    </ReasonDialog>
  );
}

function ReconsiderDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const [reconsider] = useReconsiderApplicationMutation();
  const name = application.form.businessName;
  return (
    <ConfirmDialog
      title={t`Review the application of ${name} again?`}
      confirmLabel={<Trans>Take the decision back</Trans>}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await reconsider({ variables: { input: inputOf(application) } });
        const { userErrors = [] } = data?.reconsiderApplication ?? {};
        if (userErrors.length === 0) showToast(t`The decision is taken back`);
        return userErrors;
      }}
    >
      <Trans>
        It goes back to be reviewed. An open invoice is voided, and the applicant will be notified
        that the last decision no longer applies.
      </Trans>
    </ConfirmDialog>
  );
}

function DeleteDialog({ application, onClose }: Props) {
  const { t } = useLingui();
  const [remove] = useDeleteApplicationMutation();
  const name = application.form.businessName;
  return (
    <ReasonDialog
      title={t`Delete the application of ${name}?`}
      reasons={deletionReasons}
      confirmLabel={<Trans>Delete the application</Trans>}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data } = await remove({
          variables: { input: { ...inputOf(application), reason } },
        });
        const { userErrors = [] } = data?.deleteApplication ?? {};
        if (userErrors.length === 0) showToast(t`The application of ${name} is deleted`);
        return userErrors;
      }}
    >
      <Trans>It’s taken off every list but kept for the audit log. This can’t be undone.</Trans>
    </ReasonDialog>
  );
}
