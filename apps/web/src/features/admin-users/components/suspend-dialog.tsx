import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { limits } from '@wiki/domain';
import { TextAreaField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { type AccountFieldsFragment, useSuspendUserMutation } from '../../../gql/admin-users.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { dayOf, endOfDay } from '../account-status.ts';
import classes from '../../../components/dialog-form.module.css';

interface Suspension {
  userId: string;
  reason: string;
  /** Null for no end. */
  until?: Date | null;
}

const fields = ['reason', 'until'] as const;
const resolver = lazyResolver<Suspension>(() =>
  import('@wiki/domain/schemas').then(({ suspendUserSchema }) => suspendUserSchema),
);

export interface SuspendDialogProps {
  account: AccountFieldsFragment;
  onClose: () => void;
}

/** Suspends an account: why, and until when. */
export function SuspendDialog({ account, onClose }: SuspendDialogProps) {
  const { t } = useLingui();
  const [suspend] = useSuspendUserMutation();
  const [today] = useState(() => dayOf(new Date()));
  // The day as it is typed; the form holds the instant it stands for.
  const [day, setDay] = useState('');
  const form = useForm<Suspension>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { userId: account.id, reason: '', until: null },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (values) => {
    const input = { ...values, until: values.until?.toISOString() ?? null };
    const { data } = await suspend({ variables: { input } });
    const refusals = data?.suspendUser.userErrors ?? [];
    if (refusals.length === 0) onClose();
    return refusals;
  });
  return (
    <Dialog title={t`Suspend ${account.displayName}?`} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.text}>
          <Trans>
            The account is signed out everywhere at once and cannot sign in until the suspension
            ends. What it published stays. The person gets the reason by e-mail.
          </Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={fields}
          labels={{ reason: t`Reason`, until: t`Last day of the suspension` }}
        />
        <TextAreaField
          {...form.register('reason')}
          rows={3}
          maxLength={limits.reason.max}
          label={t`Reason`}
          help={t`The person reads it as you write it.`}
          error={errorOf('reason')}
        />
        <Controller
          control={form.control}
          name="until"
          render={({ field }) => (
            <TextField
              name={field.name}
              ref={field.ref}
              type="date"
              min={today}
              label={t`Last day of the suspension`}
              optional={t`(optional)`}
              help={t`Without a day it lasts until somebody ends it.`}
              value={day}
              onBlur={field.onBlur}
              onChange={(event) => {
                setDay(event.currentTarget.value);
                field.onChange(endOfDay(event.currentTarget.value));
              }}
              error={errorOf('until')}
            />
          )}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            variant="danger"
            loading={form.formState.isSubmitting}
            disabled={secondsLeft > 0}
          >
            <Trans>Suspend the account</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
