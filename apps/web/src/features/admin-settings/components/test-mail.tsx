import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { SendTestMailDocument } from '../../../gql/admin-settings.ts';
import classes from './settings.module.css';

interface Values {
  to: string;
}

const Field = fieldsOf<Values>();
const schema = () => import('@wiki/domain/schemas').then(({ testMailSchema }) => testMailSchema);

/** Sends a mail at once and shows what the mail server said. */
export function TestMail({ to, hasMailServer }: { to: string; hasMailServer: boolean }) {
  const { t } = useLingui();
  const [send] = useMutation(SendTestMailDocument);
  const [result, setResult] = useState<{ isSent: boolean; answer: string } | null>(null);
  const state = useFormScope<Values>({
    schema,
    defaults: { to },
    async send(input) {
      setResult(null);
      const { data } = await send({ variables: { input } });
      setResult(data?.sendTestMail.result ?? null);
      return data?.sendTestMail.userErrors ?? [];
    },
  });
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Test e-mail</Trans>
      </h2>
      <FormScope state={state} label={t`Test e-mail`}>
        <Field.Text
          name="to"
          label={t`Send a test to`}
          type="email"
          help={
            hasMailServer
              ? undefined
              : t`Without a mail server, it doesn’t leave this installation.`
          }
        />
        <div className={formClasses.buttons}>
          <SubmitButton state={state} variant="default">{t`Send a test e-mail`}</SubmitButton>
        </div>
      </FormScope>
      {result && (
        <div className={classes.answer}>
          <InlineAlert
            tone={result.isSent ? 'success' : 'error'}
            title={
              !hasMailServer
                ? result.isSent
                  ? t`It’s in the mailbox of this installation`
                  : t`There is no mail server`
                : result.isSent
                  ? t`The mail server accepted it`
                  : t`The mail server rejected it`
            }
          >
            {hasMailServer || result.isSent ? result.answer : t`Set SMTP_URL and restart.`}
          </InlineAlert>
        </div>
      )}
    </Card>
  );
}
