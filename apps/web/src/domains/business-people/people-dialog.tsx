import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import {
  useCancelInvitationMutation,
  useChangeMemberRoleMutation,
  useLeaveBusinessMutation,
  useRemoveMemberMutation,
} from '../../gql/business-people.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { Member, PendingInvitation, PeopleAct, PeopledBusiness } from './people.ts';

interface DialogProps {
  business: Pick<PeopledBusiness, 'id' | 'name'>;
  /** Says what was done. */
  onDone: (news: string) => void;
  onClose: () => void;
}

export interface PeopleDialogProps extends DialogProps {
  act: PeopleAct;
}

/** Asks before the people of a business change, and says what follows from it. */
export function PeopleDialog({ act, ...dialog }: PeopleDialogProps) {
  switch (act.kind) {
    case 'invite':
      return <InviteDialog businessId={dialog.business.id} {...dialog} />;
    case 'cancel':
      return <CancelDialog invitation={act.invitation} {...dialog} />;
    case 'changeRole':
      return <RoleDialog member={act.member} {...dialog} />;
    case 'remove':
      return <RemoveDialog member={act.member} {...dialog} />;
    case 'leave':
      return <LeaveDialog member={act.member} {...dialog} />;
  }
}

type MemberDialogProps = DialogProps & { member: Member };

function CancelDialog({
  invitation: { id: invitationId, name },
  onDone,
  onClose,
}: DialogProps & { invitation: PendingInvitation }) {
  const { t } = useLingui();
  const [cancel] = useCancelInvitationMutation();
  return (
    <ConfirmDialog
      title={t`Withdraw the invitation to ${name}?`}
      confirmLabel={<Trans>Withdraw the invitation</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await cancel({ variables: { input: { invitationId } } });
        const refusals = data?.cancelBusinessInvitation.userErrors ?? [];
        if (refusals.length === 0) onDone(t`The invitation to ${name} is withdrawn.`);
        return refusals;
      }}
    >
      <Trans>The link in the e-mail stops working. A new invitation can be sent later.</Trans>
    </ConfirmDialog>
  );
}

function RoleDialog({ business, member: { user, role }, onDone, onClose }: MemberDialogProps) {
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
        const next = isAdmin ? 'business' : 'businessAdmin';
        const input = { businessId: business.id, userId: user.id, role: next } as const;
        const { data } = await changeRole({ variables: { input } });
        const refusals = data?.changeBusinessMemberRole.userErrors ?? [];
        if (refusals.length === 0) onDone(t`${name}’s role has been changed.`);
        return refusals;
      }}
    >
      {isAdmin ? (
        <Trans>
          {name} can still edit the profile and the listings, but can no longer manage the team or
          the membership.
        </Trans>
      ) : (
        <Trans>
          {name} will be able to invite and remove team members, and manage the membership.
        </Trans>
      )}
    </ConfirmDialog>
  );
}

function RemoveDialog({ business, member: { user }, onDone, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveMemberMutation();
  const { id: businessId, name: businessName } = business;
  const { id: userId, displayName: name } = user;
  return (
    <ConfirmDialog
      title={t`Remove ${name} from the team?`}
      confirmLabel={<Trans>Remove from the team</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await remove({ variables: { input: { businessId, userId } } });
        const refusals = data?.removeBusinessMember.userErrors ?? [];
        if (refusals.length === 0) onDone(t`${name} is no longer on the team.`);
        return refusals;
      }}
    >
      <Trans>
        {name} loses access to the profile and listings of {businessName} right away, but keeps
        their own account. What they did stays.
      </Trans>
    </ConfirmDialog>
  );
}

function LeaveDialog({ business, member: { user }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [leave] = useLeaveBusinessMutation();
  const { id: businessId, name: businessName } = business;
  return (
    <ConfirmDialog
      title={t`Leave ${businessName}?`}
      confirmLabel={<Trans>Leave the business</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await leave({ variables: { input: { businessId, userId: user.id } } });
        const refusals = data?.removeBusinessMember.userErrors ?? [];
        if (refusals.length === 0) await navigate(paths.myProfile());
        return refusals;
      }}
    >
      <Trans>
        You’ll lose access to its profile and listings right away. To come back, you’ll need a new
        invitation.
      </Trans>
    </ConfirmDialog>
  );
}
