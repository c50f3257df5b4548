import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountFieldsFragment,
  useReinstateUserMutation,
  useRequireReauthorizationMutation,
} from '../../../gql/admin-users.ts';
import type { AccountAction } from './account-actions.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

export interface ActionDialogProps {
  account: AccountFieldsFragment;
  action: AccountAction;
  onClose: () => void;
}

/** The dialog of an action on an account. */
export function ActionDialog({ account, action, onClose }: ActionDialogProps) {
  switch (action) {
    case 'suspend':
      return <SuspendDialog account={account} onClose={onClose} />;
    case 'reinstate':
      return <ReinstateDialog account={account} onClose={onClose} />;
    case 'requireReauthorization':
      return <ReauthorizeDialog account={account} onClose={onClose} />;
  }
}

type Props = Omit<ActionDialogProps, 'action'>;

function ReinstateDialog({ account, onClose }: Props) {
  const { t } = useLingui();
  const [reinstate] = useReinstateUserMutation();
  return (
    <ConfirmDialog
      title={t`Reinstate ${account.displayName}?`}
      confirmLabel={<Trans>Reinstate the account</Trans>}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await reinstate({ variables: { input: { userId: account.id } } });
        return data?.reinstateUser.userErrors ?? [];
      }}
    >
      <Trans>The suspension ends now, and the person can sign in again.</Trans>
    </ConfirmDialog>
  );
}

function ReauthorizeDialog({ account, onClose }: Props) {
  const { t } = useLingui();
  const [require] = useRequireReauthorizationMutation();
  return (
    <ConfirmDialog
      title={t`Require a new password of ${account.displayName}?`}
      confirmLabel={<Trans>Require a new password</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await require({ variables: { input: { userId: account.id } } });
        return data?.requireReauthorization.userErrors ?? [];
      }}
    >
      <Trans>
        Everything the person has open is covered at once until they set a new password. Until then
        they can do nothing else on the network.
      </Trans>
    </ConfirmDialog>
  );
}
