import { Trans, useLingui } from '@lingui/react/macro';
import { IconMailForward } from '@tabler/icons-react';
import { lifetimes } from '@wiki/domain';
import { Button, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { useRequestPasswordResetMutation } from '../../../gql/accounts.ts';
import type { RequestPasswordResetInput } from '../../../gql/schema-types.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import classes from '../components/form.module.css';
import { MailboxHint } from '../components/mailbox-hint.tsx';
import { useLoginState } from '../login-state.ts';

const fields = ['email'] as const;
const resolver = lazyResolver<RequestPasswordResetInput>(() =>
  import('@wiki/domain/schemas').then((schemas) => schemas.requestPasswordResetSchema),
);
const minutes = lifetimes.passwordReset / 60;

/** Asking for a link to set a new password. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [email, setEmail] = useState(useLoginState().email);
  return sentTo === null ? (
    <AskForLink
      email={email}
      onSent={(address) => {
        setEmail(address);
        setSentTo(address);
      }}
    />
  ) : (
    <LinkSent email={sentTo} onBack={() => setSentTo(null)} />
  );
}

function AskForLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [request] = useRequestPasswordResetMutation();
  const form = useForm<RequestPasswordResetInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { email, language },
  });
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (values) => {
    const { data } = await request({ variables: { input: { ...values, language } } });
    const refusals = data?.requestPasswordReset.userErrors ?? [];
    if (refusals.length === 0) onSent(values.email.trim());
    return refusals;
  });
  return (
    <AuthFrame
      title={t`Forgot your password?`}
      subtitle={<Trans>Enter your e-mail and we’ll send you a link to set a new password.</Trans>}
      footer={
        <p>
          <Link to={paths.login()}>
            <Trans>Back to sign in</Trans>
          </Link>
        </p>
      }
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft}>
          <Trans>We couldn’t send the link. Check the e-mail and try again.</Trans>
        </ProblemAlert>
        <FormErrors form={form} fields={fields} />
        <TextField
          {...form.register('email')}
          type="email"
          autoComplete="username"
          label={t`E-mail`}
          error={errorOf('email')}
        />
        <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
          <Trans>Send me a link</Trans>
        </Button>
      </form>
    </AuthFrame>
  );
}

/** The same for every address, whether or not it belongs to an account. */
function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useLingui();
  return (
    <AuthFrame
      icon={<IconMailForward size={28} stroke={1.75} aria-hidden />}
      title={t`Check your e-mail`}
      subtitle={
        <Trans>
          If <strong>{email}</strong> belongs to an account, a link is on its way. It works once,
          for {minutes} minutes.
        </Trans>
      }
      footer={
        <p>
          <Link to={paths.login()}>
            <Trans>Back to sign in</Trans>
          </Link>
        </p>
      }
    >
      <div className={classes.form}>
        <output>
          <Trans>Didn’t get it after a few minutes? Check your spam folder too.</Trans>
        </output>
        <MailboxHint />
        <div className={classes.actions}>
          <Button variant="default" onClick={onBack}>
            <Trans>Send it again or use another e-mail</Trans>
          </Button>
        </div>
      </div>
    </AuthFrame>
  );
}
