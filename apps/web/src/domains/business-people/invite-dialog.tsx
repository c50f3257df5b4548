import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '@wiki/ui';
import { useInviteMemberMutation } from '../../gql/business-people.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import dialogForm from '../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert } from '../../components/form-errors.tsx';
import { noPerson, PersonFields, type PersonValues, usePersonLabels } from './person-fields.tsx';

const fields = ['firstName', 'lastName', 'email', 'role'] as const;
const resolver = lazyResolver<PersonValues>(async () => {
  const { inviteBusinessMemberSchema } = await import('@wiki/domain/schemas');
  return inviteBusinessMemberSchema.omit({ businessId: true });
});

export interface InviteDialogProps {
  businessId: string;
  /** Says that the invitation is on its way. */
  onDone: (news: string) => void;
  onClose: () => void;
}

/** Asks whom to invite, and as what: they answer with an account of their own. */
export function InviteDialog({ businessId, onDone, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const labels = usePersonLabels();
  const [invite] = useInviteMemberMutation();
  const form = useForm<PersonValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: noPerson,
  });
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (person) => {
    const { data } = await invite({ variables: { input: { businessId, ...person } } });
    const refusals = data?.inviteBusinessMember.userErrors ?? [];
    if (refusals.length === 0) {
      const { email } = person;
      onDone(t`The invitation to ${email} is on its way.`);
      onClose();
    }
    return refusals;
  });
  return (
    <Dialog title={t`Invite somebody to the team`} onClose={onClose}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        <p className={dialogForm.text}>
          <Trans>They’ll get an e-mail with a link that works for 14 days.</Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors form={form} fields={fields} labels={labels} />
        <PersonFields form={form} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Send the invitation</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
