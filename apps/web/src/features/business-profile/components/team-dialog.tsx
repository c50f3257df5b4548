import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import {
  type TeamFragment,
  useCancelOwnInvitationMutation,
  useChangeRoleMutation,
  useLeaveBusinessMutation,
  useRemovePersonMutation,
} from '../../../gql/business-profile.ts';
import { paths } from '../../../lib/paths.ts';
import type { TeamAct } from '../team-act.ts';
import { InviteDialog } from './invite-dialog.tsx';

export interface TeamDialogProps {
  team: TeamFragment;
  act: TeamAct;
  /** Says what was done. */
  onDone: (news: string) => void;
  onClose: () => void;
}

/** Asks before the team changes, and says what follows from it. */
export function TeamDialog({ team, act, onDone, onClose }: TeamDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [changeRole] = useChangeRoleMutation();
  const [removePerson] = useRemovePersonMutation();
  const [leaveBusiness] = useLeaveBusinessMutation();
  const [cancelInvitation] = useCancelOwnInvitationMutation();
  const { id: businessId, name: business } = team;

  if (act.kind === 'invite') {
    return (
      <InviteDialog
        businessId={businessId}
        onClose={onClose}
        onInvited={(email) => {
          onDone(t`The invitation to ${email} is on its way.`);
          onClose();
        }}
      />
    );
  }

  if (act.kind === 'cancel') {
    const { id: invitationId, name } = act.invitation;
    return (
      <ConfirmDialog
        title={t`Withdraw the invitation to ${name}?`}
        confirmLabel={<Trans>Withdraw it</Trans>}
        isDangerous
        onClose={onClose}
        onConfirm={async () => {
          const { data } = await cancelInvitation({ variables: { input: { invitationId } } });
          const refusals = data?.cancelBusinessInvitation.userErrors ?? [];
          if (refusals.length === 0) onDone(t`The invitation to ${name} is withdrawn.`);
          return refusals;
        }}
      >
        <Trans>The link in the e-mail stops working. You can send a new invitation later.</Trans>
      </ConfirmDialog>
    );
  }

  const { user, role } = act.person;
  const { id: userId, displayName: name } = user;

  if (act.kind === 'changeRole') {
    const next = role === 'businessAdmin' ? 'business' : 'businessAdmin';
    const isPromotion = next === 'businessAdmin';
    return (
      <ConfirmDialog
        title={
          isPromotion ? t`Make ${name} an administrator?` : t`Make ${name} an authorised user?`
        }
        confirmLabel={
          isPromotion ? <Trans>Make administrator</Trans> : <Trans>Make authorised user</Trans>
        }
        onClose={onClose}
        onConfirm={async () => {
          const input = { businessId, userId, role: next } as const;
          const { data } = await changeRole({ variables: { input } });
          const refusals = data?.changeBusinessMemberRole.userErrors ?? [];
          if (refusals.length === 0) onDone(t`The role of ${name} is changed.`);
          return refusals;
        }}
      >
        {isPromotion ? (
          <Trans>
            {name} can then invite and remove people, you included, and manage the membership.
          </Trans>
        ) : (
          <Trans>
            {name} keeps editing the profile and the listings, but no longer manages the team or the
            membership.
          </Trans>
        )}
      </ConfirmDialog>
    );
  }

  if (act.kind === 'leave') {
    return (
      <ConfirmDialog
        title={t`Leave ${business}?`}
        confirmLabel={<Trans>Leave the business</Trans>}
        isDangerous
        onClose={onClose}
        onConfirm={async () => {
          const { data } = await leaveBusiness({ variables: { input: { businessId, userId } } });
          const refusals = data?.removeBusinessMember.userErrors ?? [];
          if (refusals.length === 0) await navigate(paths.myProfile());
          return refusals;
        }}
      >
        <Trans>
          You lose access to its profile and listings at once. To come back you need a new
          invitation.
        </Trans>
      </ConfirmDialog>
    );
  }

  return (
    <ConfirmDialog
      title={t`Remove ${name} from the team?`}
      confirmLabel={<Trans>Remove from the team</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await removePerson({ variables: { input: { businessId, userId } } });
        const refusals = data?.removeBusinessMember.userErrors ?? [];
        if (refusals.length === 0) onDone(t`${name} no longer works for ${business}.`);
        return refusals;
      }}
    >
      <Trans>
        {name} loses access to the profile and the listings of {business} at once. What they did
        stays.
      </Trans>
    </ConfirmDialog>
  );
}
