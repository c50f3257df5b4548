import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import {
  type BusinessDetailsFragment,
  useCancelInvitationMutation,
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
} from '../../../gql/admin-businesses.ts';
import type { Invitation } from './invitation-table.tsx';
import type { Member } from './member-table.tsx';

/** What is about to be done to somebody's place in a business. */
export type PeopleAct =
  | { act: 'role' | 'remove'; member: Member }
  | { act: 'cancel'; invitation: Invitation };

export interface PeopleDialogProps {
  business: Pick<BusinessDetailsFragment, 'id' | 'name'>;
  act: PeopleAct;
  onClose: () => void;
}

/** The dialog of an act on the people: it says the consequence before anything is done. */
export function PeopleDialog({ business, act, onClose }: PeopleDialogProps) {
  switch (act.act) {
    case 'role':
      return <RoleDialog business={business} member={act.member} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog business={business} member={act.member} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog invitation={act.invitation} onClose={onClose} />;
  }
}

type MemberDialogProps = Omit<PeopleDialogProps, 'act'> & { member: Member };

function RoleDialog({ business, member: { user, role }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [changeRole] = useChangeMemberRoleMutation();
  const name = user.displayName;
  const isAdmin = role === 'businessAdmin';
  return (
    <ConfirmDialog
      title={
        isAdmin ? t`Make ${name} a business member?` : t`Make ${name} a business administrator?`
      }
      confirmLabel={isAdmin ? <Trans>Make member</Trans> : <Trans>Make administrator</Trans>}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await changeRole({
          variables: {
            input: {
              businessId: business.id,
              userId: user.id,
              role: isAdmin ? 'business' : 'businessAdmin',
            },
          },
        });
        return data?.changeBusinessMemberRole.userErrors ?? [];
      }}
    >
      {isAdmin ? (
        <Trans>They keep working on the profile and no longer manage people and membership.</Trans>
      ) : (
        <Trans>They can invite and remove people and manage the membership.</Trans>
      )}
    </ConfirmDialog>
  );
}

function RemoveDialog({ business, member: { user }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveMemberMutation();
  const name = user.displayName;
  return (
    <ConfirmDialog
      title={t`Remove ${name} from the business?`}
      confirmLabel={<Trans>Remove from the business</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await remove({
          variables: { input: { businessId: business.id, userId: user.id } },
        });
        return data?.removeBusinessMember.userErrors ?? [];
      }}
    >
      <Trans>
        The person no longer works for {business.name} and keeps their account as a registered user.
      </Trans>
    </ConfirmDialog>
  );
}

function CancelDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useLingui();
  const [cancel] = useCancelInvitationMutation();
  return (
    <ConfirmDialog
      title={t`Withdraw the invitation of ${invitation.name}?`}
      confirmLabel={<Trans>Withdraw the invitation</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await cancel({ variables: { input: { invitationId: invitation.id } } });
        return data?.cancelBusinessInvitation.userErrors ?? [];
      }}
    >
      <Trans>The link they were sent stops working.</Trans>
    </ConfirmDialog>
  );
}
