import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import dialogForm from '../../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert } from '../../../components/form-errors.tsx';
import { useInviteToBusinessMutation } from '../../../gql/admin-businesses.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { personFields, personResolver, type PersonValues } from '../person.ts';
import { PersonFields, usePersonLabels } from './person-fields.tsx';

export interface InviteDialogProps {
  businessId: string;
  onClose: () => void;
}

/** Invites somebody to work for the business: they answer with an account of their own. */
export function InviteDialog({ businessId, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const labels = usePersonLabels();
  const [invite] = useInviteToBusinessMutation();
  const form = useForm<PersonValues>({
    resolver: personResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { firstName: '', lastName: '', email: '', role: 'business', language: 'es' },
  });
  const { onSubmit, problem, secondsLeft } = useSubmit(
    form,
    personFields,
    async ({ language: _language, ...person }) => {
      const { data } = await invite({ variables: { input: { businessId, ...person } } });
      const refusals = data?.inviteBusinessMember.userErrors ?? [];
      if (refusals.length === 0) onClose();
      return refusals;
    },
  );
  return (
    <Dialog title={t`Invite someone`} onClose={onClose}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        <p className={dialogForm.text}>
          <Trans>They get an e-mail with a link that works for 14 days.</Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors form={form} fields={personFields} labels={labels} />
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
