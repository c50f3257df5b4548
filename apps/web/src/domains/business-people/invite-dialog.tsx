import { Trans, useLingui } from '@lingui/react/macro';
import { ActionDialog } from '../../components/dialogs/action-dialog.tsx';
import { InviteMemberDocument } from '../../gql/business-people.ts';
import { useAct } from '../../lib/forms/use-act.ts';
import { noPerson, PersonFields, type PersonValues } from './person-fields.tsx';

const schema = async () => {
  const { inviteBusinessMemberSchema } = await import('@wiki/domain/schemas');
  return inviteBusinessMemberSchema.omit({ businessId: true });
};
const form = { schema, defaults: noPerson, fields: <PersonFields /> };

export interface InviteDialogProps {
  businessId: string;
  /** Says that the invitation is on its way. */
  onDone: (news: string) => void;
  onClose: () => void;
}

/** Asks whom to invite, and as what: they answer with an account of their own. */
export function InviteDialog({ businessId, onDone, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const invite = useAct(InviteMemberDocument);
  return (
    <ActionDialog<PersonValues>
      title={t`Invite someone to the team`}
      text={<Trans>They’ll get an e-mail with a link that works for 14 days.</Trans>}
      confirmLabel={<Trans>Send the invitation</Trans>}
      form={form}
      onConfirm={async (person) => {
        const refused = await invite({ businessId, ...person });
        const { email } = person;
        if (refused.length === 0) onDone(t`The invitation to ${email} is on its way.`);
        return refused;
      }}
      onClose={onClose}
    />
  );
}
