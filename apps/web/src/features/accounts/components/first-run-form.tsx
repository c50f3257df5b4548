import { Trans, useLingui } from '@lingui/react/macro';
import { Button, RadioGroupField, TextField } from '@wiki/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { useBecomeFirstAdministratorMutation } from '../../../gql/accounts.ts';
import type { BecomeFirstAdministratorInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { chooseLocale } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import classes from './form.module.css';
import { SecretAdvice, SecretField } from './secret-field.tsx';

const fields = [
  'code',
  'account.firstName',
  'account.lastName',
  'account.email',
  'account.password',
] as const;
const resolver = lazyResolver<BecomeFirstAdministratorInput>(() =>
  import('@wiki/domain/schemas').then(
    ({ becomeFirstAdministratorSchema }) => becomeFirstAdministratorSchema,
  ),
);

export interface FirstRunFormProps {
  /** The code of the link, when there was one. */
  code: string;
  /** Whoever is signed in gives the code only. */
  isSignedIn: boolean;
}

/** The code of the console and, unless somebody is signed in, the account that it makes. */
export function FirstRunForm({ code, isSignedIn }: FirstRunFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [become] = useBecomeFirstAdministratorMutation();
  const form = useForm<BecomeFirstAdministratorInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: isSignedIn
      ? { code }
      : { code, account: { firstName: '', lastName: '', email: '', password: '', language } },
  });
  const password = useWatch({ control: form.control, name: 'account.password' }) ?? '';
  const errorOf = useFieldError(form);
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await become({ variables: { input } });
    if (!data?.becomeFirstAdministrator.user) {
      return data?.becomeFirstAdministrator.userErrors ?? [];
    }
    const { accessToken } = data.becomeFirstAdministrator;
    const chosen = input.account?.language;
    if (chosen && chosen !== language) await chooseLocale(chosen);
    if (accessToken) session.signIn(accessToken);
    await navigate(adminPaths.settings(), { replace: true });
    return [];
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors
        form={form}
        fields={fields}
        labels={{
          code: t`Code`,
          'account.firstName': t`First name`,
          'account.lastName': t`Last name`,
        }}
      />
      <TextField
        {...form.register('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t`Code`}
        help={t`The server printed it when it started. It looks like ABCDE-FGHJK-LMNPQ-RSTUV.`}
        error={errorOf('code')}
      />
      {!isSignedIn && (
        <>
          <div className={classes.pair}>
            <TextField
              {...form.register('account.firstName')}
              autoComplete="given-name"
              label={t`First name`}
              error={errorOf('account.firstName')}
            />
            <TextField
              {...form.register('account.lastName')}
              autoComplete="family-name"
              label={t`Last name`}
              error={errorOf('account.lastName')}
            />
          </div>
          <TextField
            {...form.register('account.email')}
            type="email"
            autoComplete="email"
            label={t`E-mail`}
            error={errorOf('account.email')}
          />
          <SecretField
            {...form.register('account.password')}
            autoComplete="new-password"
            label={t`Password`}
            help={t`At least 6 characters.`}
            error={errorOf('account.password')}
          />
          <SecretAdvice value={password} />
          <RadioGroupField
            {...form.register('account.language')}
            defaultValue={language}
            inline
            label={t`Language of your account and its e-mails`}
            options={[
              { value: 'en', label: 'English' },
              { value: 'es', label: 'Español' },
            ]}
          />
        </>
      )}
      <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
        {isSignedIn ? (
          <Trans>Make me the administrator</Trans>
        ) : (
          <Trans>Create the administrator</Trans>
        )}
      </Button>
    </form>
  );
}
