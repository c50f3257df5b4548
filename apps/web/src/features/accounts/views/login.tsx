import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { useSignInMutation } from '../../../gql/accounts.ts';
import type { SignInInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { paths, safeNext } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import classes from '../components/form.module.css';
import { SecretField } from '../components/secret-field.tsx';
import { type Suspension, SuspensionNotice } from '../components/suspension-notice.tsx';
import { useLoginState } from '../login-state.ts';

const fields = ['email', 'password'] as const;
const resolver = lazyResolver<SignInInput>(() =>
  import('@wiki/domain/schemas').then(({ signInSchema }) => signInSchema),
);

/** Signing in, and going on to where the person was on the way to. */
export function Login() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const { hasNewPassword } = useLoginState();

  if (viewer && !hasNewPassword) return <Navigate to={next} replace />;
  return (
    <AuthFrame
      title={viewer ? t`You’re signed in` : t`Sign in`}
      subtitle={viewer ? null : <Trans>Welcome back to the business network.</Trans>}
      footer={
        !viewer && (
          <p>
            <Trans>
              No account yet?{' '}
              <Link to={paths.register(next === paths.home() ? {} : { next })}>
                Create an account
              </Link>
            </Trans>
          </p>
        )
      }
    >
      <div className={classes.form}>
        {hasNewPassword && (
          <InlineAlert tone="success">
            <Trans>Your new password is set.</Trans>
          </InlineAlert>
        )}
        {viewer ? (
          <Button component={Link} to={next} replace>
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <LoginForm next={next} hasEnded={search.has('ended')} />
        )}
      </div>
    </AuthFrame>
  );
}

function LoginForm({ next, hasEnded }: { next: string; hasEnded: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [signIn] = useSignInMutation();
  const { email } = useLoginState();
  const form = useForm<SignInInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { email, password: '' },
  });
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const errorOf = useFieldError(form);
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await signIn({ variables: { input } });
    const accessToken = data?.signIn.accessToken;
    setSuspension(data?.signIn.suspension ?? null);
    if (!accessToken) return data?.signIn.userErrors ?? [];
    session.signIn(accessToken);
    await navigate(next, { replace: true });
    return [];
  });
  const { isSubmitting } = form.formState;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {hasEnded && !problem && (
        <InlineAlert tone="info" title={<Trans>Your session has ended</Trans>}>
          <Trans>
            It expired or was ended from another device. Sign in and we’ll bring you right back.
          </Trans>
        </InlineAlert>
      )}
      <ProblemAlert problem={problem} secondsLeft={secondsLeft}>
        {problem?.code === 'USER_DISABLED' && suspension && (
          <SuspensionNotice suspension={suspension} />
        )}
      </ProblemAlert>
      <FormErrors form={form} fields={fields} />
      <TextField
        {...form.register('email')}
        type="email"
        autoComplete="username"
        label={t`E-mail`}
        error={errorOf('email')}
      />
      <SecretField
        {...form.register('password')}
        autoComplete="current-password"
        label={t`Password`}
        error={errorOf('password')}
      />
      <div className={classes.aside}>
        <Link to={paths.forgotPassword()} state={{ email: typedEmail }}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      <Button type="submit" loading={isSubmitting} disabled={secondsLeft > 0}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}
