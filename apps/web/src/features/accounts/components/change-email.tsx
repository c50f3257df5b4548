import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import {
  MyEmailChangeDocument,
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useMyEmailChangeQuery,
} from '../../../gql/accounts.ts';
import type { ChangeEmailInput } from '../../../gql/schema-types.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './form.module.css';
import { SecretField } from './secret-field.tsx';

const fields = ['email', 'password'] as const;
const resolver = lazyResolver<ChangeEmailInput>(() =>
  import('@wiki/domain/schemas').then(({ changeEmailSchema }) => changeEmailSchema),
);
const refetchQueries = [MyEmailChangeDocument];

/** The address of the account, one that waits to be confirmed, and the way to another. */
export function ChangeEmail() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { data } = useMyEmailChangeQuery({ fetchPolicy: 'cache-and-network' });
  const [cancel, { loading }] = useCancelEmailChangeMutation({ refetchQueries });
  const waiting = data?.myEmailChange;
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <strong>{viewer?.email}</strong>
      </p>
      {waiting && (
        <InlineAlert
          tone="info"
          title={<Trans>We sent a link to {waiting.newEmail}</Trans>}
          action={
            <Button
              size="sm"
              variant="default"
              loading={loading}
              onClick={() => void cancel().then(() => showToast(t`Your address hasn’t changed.`))}
            >
              <Trans>Keep my current address</Trans>
            </Button>
          }
        >
          <Trans>
            Open it within 24 hours to confirm your new address. Until then nothing changes, and you
            stay signed in.
          </Trans>
        </InlineAlert>
      )}
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {waiting ? <Trans>Use a different address</Trans> : <Trans>Change my address</Trans>}
        </Button>
      </div>
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [change] = useChangeEmailMutation({ refetchQueries, awaitRefetchQueries: true });
  const form = useForm<ChangeEmailInput>({
    resolver,
    shouldFocusError: false,
    defaultValues: { email: '', password: '' },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await change({ variables: { input } });
    const refusals = data?.changeEmail.userErrors ?? [];
    if (refusals.length === 0) {
      showToast(t`We sent a link to the new address.`);
      onClose();
    }
    return refusals;
  });
  return (
    <Dialog title={t`Change your e-mail address`} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.text}>
          <Trans>
            We’ll send a link to the new address and let your current one know. Your devices stay
            signed in.
          </Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors form={form} fields={fields} />
        <TextField
          {...form.register('email')}
          type="email"
          autoComplete="email"
          label={t`New e-mail address`}
          error={errorOf('email')}
        />
        <SecretField
          {...form.register('password')}
          autoComplete="current-password"
          label={t`Your password`}
          help={t`So nobody else can do this in your name.`}
          error={errorOf('password')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Send the link</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
