import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { limits } from '@wiki/domain';
import { RadioGroupField, TextField } from '@wiki/ui';
import { Controller, useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import dialogForm from '../../../components/dialog-form.module.css';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { useInviteMemberMutation } from '../../../gql/business-profile.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';

interface InvitationValues {
  businessId: string;
  firstName: string;
  lastName: string;
  email: string;
  role?: 'business' | 'businessAdmin' | undefined;
}

const fields = ['firstName', 'lastName', 'email', 'role'] as const;
const resolver = lazyResolver<InvitationValues>(() =>
  import('@wiki/domain/schemas').then(
    ({ inviteBusinessMemberSchema }) => inviteBusinessMemberSchema,
  ),
);

export interface InviteDialogProps {
  businessId: string;
  /** The invitation is on its way to this address. */
  onInvited: (email: string) => void;
  onClose: () => void;
}

/** Asks whom to invite, and as what. */
export function InviteDialog({ businessId, onInvited, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const [invite] = useInviteMemberMutation();
  const form = useForm<InvitationValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { businessId, firstName: '', lastName: '', email: '', role: 'business' },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (values) => {
    const input = { ...values, role: values.role ?? 'business' };
    const { data } = await invite({ variables: { input } });
    const refusals = data?.inviteBusinessMember.userErrors ?? [];
    if (refusals.length === 0) onInvited(values.email.trim());
    return refusals;
  });
  return (
    <Dialog title={t`Invite somebody to the team`} onClose={onClose}>
      <form className={dialogForm.form} onSubmit={onSubmit} noValidate>
        <p className={dialogForm.text}>
          <Trans>They get an e-mail with a link that works for 14 days.</Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={fields}
          labels={{ firstName: t`First name`, lastName: t`Last name` }}
        />
        <TextField
          {...form.register('firstName')}
          autoComplete="off"
          maxLength={limits.personName.max}
          label={t`First name`}
          error={errorOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          autoComplete="off"
          maxLength={limits.personName.max}
          label={t`Last name`}
          error={errorOf('lastName')}
        />
        <TextField
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={limits.email.max}
          label={t`E-mail`}
          error={errorOf('email')}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RadioGroupField
              {...field}
              value={field.value ?? 'business'}
              label={t`What they may do`}
              options={[
                {
                  value: 'business',
                  label: t`Authorised user: edits the profile and the listings`,
                },
                {
                  value: 'businessAdmin',
                  label: t`Administrator: also manages the team and the membership`,
                },
              ]}
              error={errorOf('role')}
            />
          )}
        />
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
