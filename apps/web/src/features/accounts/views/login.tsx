import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { useSignInMutation } from '../../../gql/accounts.ts';
import type { SignInInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { hasChosenLocale } from '../../../lib/i18n/chosen-locale.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { keepLanguage } from '../../../lib/i18n/keep-language.ts';
import { paths, safeNext } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import classes from '../components/form.module.css';
import { type Suspension, SuspensionNotice } from '../components/suspension-notice.tsx';
import { useLoginState } from '../login-state.ts';

const Field = fieldsOf<SignInInput>();
const schema = () => import('@wiki/domain/schemas').then(({ signInSchema }) => signInSchema);

/** Signing in, and going on to where the person was on the way to. */
export function Login() {
  const { t } = useLingui();
  const viewer = useViewer();
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
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  const state = useFormScope<SignInInput>({
    schema,
    defaults: { email, password: '' },
    async send(input) {
      const { data } = await signIn({ variables: { input } });
      const accessToken = data?.signIn.accessToken;
      setSuspension(data?.signIn.suspension ?? null);
      if (accessToken) {
        session.signIn(accessToken);
        // What this browser was told, by the switch or by a link, counts for the account's mails too.
        const language = currentLanguage();
        if (hasChosenLocale() && data.signIn.user?.language !== language) {
          void keepLanguage(language);
        }
      }
      return data?.signIn.userErrors ?? [];
    },
    onDone: () => navigate(next, { replace: true }),
  });
  const typedEmail = useWatch({ control: state.form.control, name: 'email' });
  return (
    <FormScope
      state={state}
      problemText={({ code }) =>
        code === 'USER_DISABLED' && suspension && <SuspensionNotice suspension={suspension} />
      }
    >
      {hasEnded && !state.problem && (
        <InlineAlert tone="info" title={<Trans>Your session has ended</Trans>}>
          <Trans>
            It expired or was ended from another device. Sign in and we’ll bring you right back.
          </Trans>
        </InlineAlert>
      )}
      <Field.Text name="email" type="email" autoComplete="username" label={t`E-mail`} />
      <Field.Secret name="password" autoComplete="current-password" label={t`Password`} />
      <div className={classes.aside}>
        <Link to={paths.forgotPassword()} state={{ email: typedEmail }}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      <SubmitButton state={state}>
        <Trans>Sign in</Trans>
      </SubmitButton>
    </FormScope>
  );
}
