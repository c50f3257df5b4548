import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { useDeleteAccountMutation } from '../../../gql/accounts.ts';
import type { DeleteAccountInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './form.module.css';
import { SecretField } from './secret-field.tsx';

const fields = ['password'] as const;
const resolver = lazyResolver<DeleteAccountInput>(() =>
  import('@wiki/domain/schemas').then(({ deleteAccountSchema }) => deleteAccountSchema),
);

/** The way to delete one's account, behind a dialog with the consequence. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccountMutation();
  const form = useForm<DeleteAccountInput>({
    resolver,
    shouldFocusError: false,
    defaultValues: { password: '' },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await deleteAccount({ variables: { input } });
    const refusals = data?.deleteAccount.userErrors ?? [];
    if (refusals.length > 0) return refusals;
    await navigate(paths.home());
    await session.signOut();
    return [];
  });
  return (
    <Dialog title={t`Delete your account?`} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.text}>
          <Trans>
            Your name, e-mail, phone number and all your other personal data will be erased right
            away, and you’ll be signed out everywhere. The account can’t be recovered.
          </Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors form={form} fields={fields} />
        <SecretField
          {...form.register('password')}
          autoComplete="current-password"
          label={t`Your password`}
          help={t`So nobody else can do this in your name.`}
          error={errorOf('password')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button
            type="submit"
            variant="danger"
            loading={form.formState.isSubmitting}
            disabled={secondsLeft > 0}
          >
            <Trans>Delete my account</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
