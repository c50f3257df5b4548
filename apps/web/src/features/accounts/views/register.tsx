import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { ConsentVersionsDocument, useSignUpMutation } from '../../../gql/accounts.ts';
import type { SignUpInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { chooseLocale } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths, safeNext } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ConsentField } from '../components/consent-field.tsx';
import classes from '../components/form.module.css';
import { LanguageOfAccount } from '../components/language-of-account.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { SecretAdvice } from '../components/passwords/secret-field.tsx';

const Field = fieldsOf<SignUpInput>();
/** A password is never kept; a consent is given again to what is shown again. */
const neverKept = ['password', 'consent'] as const;
const schema = () => import('@wiki/domain/schemas').then(({ signUpSchema }) => signUpSchema);

/** Creating an account. */
export function Register() {
  const { t } = useLingui();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (viewer) return <Navigate to={next} replace />;
  const loginPath = paths.login(next === paths.home() ? {} : { next });
  // Where accounts are hidden: the same for every address, whether or not it had an account.
  if (sentTo !== null) {
    return (
      <MailSent
        loginPath={loginPath}
        subtitle={
          <Trans>
            We wrote to <strong>{sentTo}</strong>. Open the link in that message, then sign in.
          </Trans>
        }
      />
    );
  }
  return (
    <AuthFrame
      title={t`Create an account`}
      subtitle={
        <Trans>It’s free, and lets you message businesses and take part in the forum.</Trans>
      }
      footer={
        <p>
          <Trans>
            Already have an account? <Link to={loginPath}>Sign in</Link>
          </Trans>
        </p>
      }
    >
      <RegisterForm next={next} onSentByMail={setSentTo} />
    </AuthFrame>
  );
}

function RegisterForm({
  next,
  onSentByMail,
}: {
  next: string;
  onSentByMail: (email: string) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [signUp, { client }] = useSignUpMutation();
  const state = useFormScope<SignUpInput>({
    schema,
    defaults: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      language,
      addToNewsletter: false,
      consent: { termsVersion: 0, privacyVersion: 0 },
    },
    draft: { name: 'register', secret: neverKept },
    async send(input) {
      const { data } = await signUp({ variables: { input } });
      const { userErrors = [], isSentByMail, accessToken } = data?.signUp ?? {};
      // The texts changed while the form was open: the new versions are to be read and accepted.
      if (userErrors.some(({ code }) => code === 'CONSENT_REQUIRED')) {
        await client.refetchQueries({ include: [ConsentVersionsDocument] });
      }
      if (isSentByMail) onSentByMail(input.email.trim());
      if (!accessToken) return userErrors;
      if (input.language !== language) await chooseLocale(input.language);
      session.signIn(accessToken);
      await navigate(next, { replace: true });
      return [];
    },
  });
  const { form } = state;
  const [password, consent] = useWatch({ control: form.control, name: ['password', 'consent'] });
  return (
    <FormScope state={state}>
      <div className={classes.pair}>
        <Field.Text name="firstName" autoComplete="given-name" label={t`First name`} />
        <Field.Text name="lastName" autoComplete="family-name" label={t`Last name`} />
      </div>
      <Field.Text
        name="email"
        type="email"
        autoComplete="email"
        label={t`E-mail`}
        help={t`We’ll send you a link to confirm it.`}
      />
      {form.getFieldState('email', form.formState).error?.message === 'EMAIL_IN_USE' && (
        <p className={classes.text}>
          <Link to={paths.login({ next })}>
            <Trans>Sign in with this address</Trans>
          </Link>
          {' · '}
          <Link to={paths.forgotPassword()}>
            <Trans>Forgot your password?</Trans>
          </Link>
        </p>
      )}
      <Field.Secret
        name="password"
        autoComplete="new-password"
        label={t`Password`}
        help={t`At least 6 characters.`}
      />
      <SecretAdvice value={password} />
      <LanguageOfAccount name="language" />
      <Field.Switch
        name="addToNewsletter"
        label={t`Send me the newsletter`}
        help={t`News from the network, now and then. You can unsubscribe anytime.`}
      />
      <Field.Custom name="consent.termsVersion" label="">
        {({ name, error, onBlur }) => (
          <ConsentField
            name={name}
            value={consent}
            onBlur={onBlur}
            onChange={(given) =>
              form.setValue('consent', given, { shouldValidate: form.formState.isSubmitted })
            }
            error={error}
          />
        )}
      </Field.Custom>
      <SubmitButton state={state}>
        <Trans>Create my account</Trans>
      </SubmitButton>
    </FormScope>
  );
}
