import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { useBecomeFirstAdministratorMutation } from '../../../gql/accounts.ts';
import type { BecomeFirstAdministratorInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { chooseLocale } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import classes from './form.module.css';
import { LanguageOfAccount } from './language-of-account.tsx';
import { SecretAdvice } from './passwords/secret-field.tsx';

const Field = fieldsOf<BecomeFirstAdministratorInput>();
const schema = () =>
  import('@wiki/domain/schemas').then(
    ({ becomeFirstAdministratorSchema }) => becomeFirstAdministratorSchema,
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
  const state = useFormScope<BecomeFirstAdministratorInput>({
    schema,
    defaults: isSignedIn
      ? { code }
      : { code, account: { firstName: '', lastName: '', email: '', password: '', language } },
    async send(input) {
      const { data } = await become({ variables: { input } });
      const { user, userErrors = [], accessToken } = data?.becomeFirstAdministrator ?? {};
      if (!user) return userErrors;
      const chosen = input.account?.language;
      if (chosen && chosen !== language) await chooseLocale(chosen);
      if (accessToken) session.signIn(accessToken);
      return [];
    },
    onDone: () => navigate(adminPaths.settings(), { replace: true }),
  });
  const password = useWatch({ control: state.form.control, name: 'account.password' }) ?? '';
  return (
    <FormScope state={state}>
      <Field.Text
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t`Code`}
        help={t`The server printed it when it started. It looks like ABCDE-FGHJK-LMNPQ-RSTUV.`}
      />
      {!isSignedIn && (
        <>
          <div className={classes.pair}>
            <Field.Text name="account.firstName" autoComplete="given-name" label={t`First name`} />
            <Field.Text name="account.lastName" autoComplete="family-name" label={t`Last name`} />
          </div>
          <Field.Text name="account.email" type="email" autoComplete="email" label={t`E-mail`} />
          <Field.Secret
            name="account.password"
            autoComplete="new-password"
            label={t`Password`}
            help={t`At least 6 characters.`}
          />
          <SecretAdvice value={password} />
          <LanguageOfAccount name="account.language" />
        </>
      )}
      <SubmitButton state={state}>
        {isSignedIn ? (
          <Trans>Make me the administrator</Trans>
        ) : (
          <Trans>Create the administrator</Trans>
        )}
      </SubmitButton>
    </FormScope>
  );
}
