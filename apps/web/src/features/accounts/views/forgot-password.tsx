import { Trans, useLingui } from '@lingui/react/macro';
import { lifetimes } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { RequestPasswordResetDocument } from '../../../gql/accounts.ts';
import type { RequestPasswordResetInput } from '../../../gql/schema-types.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import classes from '../components/form.module.css';
import { MailSent } from '../components/mail-sent.tsx';
import { useLoginState } from '../login-state.ts';

const Field = fieldsOf<RequestPasswordResetInput>();
const schema = () =>
  import('@wiki/domain/schemas').then((schemas) => schemas.requestPasswordResetSchema);
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
    <MailSent
      loginPath={paths.login()}
      subtitle={
        <Trans>
          If <strong>{sentTo}</strong> belongs to an account, a link is on its way. It works once,
          for {minutes} minutes.
        </Trans>
      }
    >
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setSentTo(null)}>
          <Trans>Send it again or use another e-mail</Trans>
        </Button>
      </div>
    </MailSent>
  );
}

function AskForLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const request = useAct(RequestPasswordResetDocument);
  const state = useFormScope<RequestPasswordResetInput>({
    schema,
    defaults: { email, language },
    send: (values) => request({ ...values, language }),
    onDone: (values) => onSent(values.email.trim()),
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
      <FormScope
        state={state}
        problemText={() => (
          <Trans>We couldn’t send the link. Check the e-mail and try again.</Trans>
        )}
      >
        <Field.Text name="email" type="email" autoComplete="username" label={t`E-mail`} />
        <SubmitButton state={state}>
          <Trans>Send me a link</Trans>
        </SubmitButton>
      </FormScope>
    </AuthFrame>
  );
}
