import { Trans, useLingui } from '@lingui/react/macro';
import { IconMailForward } from '@tabler/icons-react';
import { Button, RadioGroupField, SwitchField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { ConsentVersionsDocument, useSignUpMutation } from '../../../gql/accounts.ts';
import type { SignUpInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { chooseLocale } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths, safeNext } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ConsentField } from '../components/consent-field.tsx';
import classes from '../components/form.module.css';
import { MailboxHint } from '../components/mailbox-hint.tsx';
import { SecretAdvice, SecretField } from '../components/secret-field.tsx';

const fields = ['firstName', 'lastName', 'email', 'password', 'consent.termsVersion'] as const;
/** A password is never kept; a consent is given again to what is shown again. */
const neverKept = ['password', 'consent'] as const;
const resolver = lazyResolver<SignUpInput>(() =>
  import('@wiki/domain/schemas').then(({ signUpSchema }) => signUpSchema),
);

/** Creating an account. */
export function Register() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (viewer) return <Navigate to={next} replace />;
  if (sentTo !== null) return <SentByMail email={sentTo} next={next} />;
  return (
    <AuthFrame
      title={t`Create an account`}
      subtitle={
        <Trans>It’s free, and lets you message businesses and take part in the forum.</Trans>
      }
      footer={
        <p>
          <Trans>
            Already have an account?{' '}
            <Link to={paths.login(next === paths.home() ? {} : { next })}>Sign in</Link>
          </Trans>
        </p>
      }
    >
      <RegisterForm next={next} onSentByMail={setSentTo} />
    </AuthFrame>
  );
}

/** Where accounts are hidden: the same for every address, whether or not it had an account. */
function SentByMail({ email, next }: { email: string; next: string }) {
  const { t } = useLingui();
  return (
    <AuthFrame
      icon={<IconMailForward size={28} stroke={1.75} aria-hidden />}
      title={t`Check your e-mail`}
      subtitle={
        <Trans>
          We wrote to <strong>{email}</strong>. Open the link in that message, then sign in.
        </Trans>
      }
      footer={
        <p>
          <Link to={paths.login(next === paths.home() ? {} : { next })}>
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
      </div>
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
  const form = useForm<SignUpInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      language,
      addToNewsletter: false,
      consent: { termsVersion: 0, privacyVersion: 0 },
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const draft = useFormDraft(form, 'register', neverKept);
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await signUp({ variables: { input } });
    if (data?.signUp.isSentByMail) {
      draft.forget();
      onSentByMail(input.email.trim());
      return [];
    }
    const accessToken = data?.signUp.accessToken;
    if (!accessToken) {
      const refusals = data?.signUp.userErrors ?? [];
      // The texts changed while the form was open: the new versions are to be read and accepted.
      if (refusals.some(({ code }) => code === 'CONSENT_REQUIRED')) {
        await client.refetchQueries({ include: [ConsentVersionsDocument] });
      }
      return refusals;
    }
    draft.forget();
    if (input.language !== language) await chooseLocale(input.language);
    session.signIn(accessToken);
    await navigate(next, { replace: true });
    return [];
  });
  const { isSubmitting } = form.formState;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors
        form={form}
        fields={fields}
        labels={{ firstName: t`First name`, lastName: t`Last name` }}
      />
      <div className={classes.pair}>
        <TextField
          {...form.register('firstName')}
          autoComplete="given-name"
          label={t`First name`}
          error={errorOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          autoComplete="family-name"
          label={t`Last name`}
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        {...form.register('email')}
        type="email"
        autoComplete="email"
        label={t`E-mail`}
        help={t`We’ll send you a link to confirm it.`}
        error={errorOf('email')}
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
      <SecretField
        {...form.register('password')}
        autoComplete="new-password"
        label={t`Password`}
        help={t`At least 6 characters.`}
        error={errorOf('password')}
      />
      <SecretAdvice value={password} />
      <RadioGroupField
        {...form.register('language')}
        defaultValue={language}
        inline
        label={t`Language of your account and its e-mails`}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
      />
      <SwitchField
        {...form.register('addToNewsletter')}
        label={t`Send me the newsletter`}
        help={t`News from the network, now and then. You can unsubscribe anytime.`}
      />
      <Controller
        control={form.control}
        name="consent"
        render={({ field }) => (
          <ConsentField
            name="consent.termsVersion"
            value={field.value}
            onBlur={field.onBlur}
            onChange={(consent) => {
              field.onChange(consent);
              if (form.formState.isSubmitted) void form.trigger('consent');
            }}
            error={errorOf('consent.termsVersion')}
          />
        )}
      />
      <Button type="submit" loading={isSubmitting} disabled={secondsLeft > 0}>
        <Trans>Create my account</Trans>
      </Button>
    </form>
  );
}
