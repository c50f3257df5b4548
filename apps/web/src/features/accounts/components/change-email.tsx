import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import {
  ChangeEmailDocument,
  MyEmailChangeDocument,
  useCancelEmailChangeMutation,
  useMyEmailChangeQuery,
} from '../../../gql/accounts.ts';
import type { ChangeEmailInput } from '../../../gql/schema-types.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './form.module.css';
import { OwnPassword } from './passwords/own-password.tsx';

const Field = fieldsOf<ChangeEmailInput>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ changeEmailSchema }) => changeEmailSchema);
const refetchQueries = [MyEmailChangeDocument];

/** The address of the account, one that waits to be confirmed, and the way to another. */
export function ChangeEmail() {
  const { t } = useLingui();
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { data } = useMyEmailChangeQuery({ fetchPolicy: 'cache-and-network' });
  const [cancel, { loading }] = useCancelEmailChangeMutation({ refetchQueries });
  const waiting = data?.myEmailChange;
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <strong>{viewer?.email}</strong>
      </p>
      {waiting && (
        <InlineAlert
          tone="info"
          title={<Trans>We sent a link to {waiting.newEmail}</Trans>}
          action={
            <Button
              size="sm"
              variant="default"
              loading={loading}
              onClick={() => void cancel().then(() => showToast(t`Your address hasn’t changed.`))}
            >
              <Trans>Keep my current address</Trans>
            </Button>
          }
        >
          <Trans>
            Open it within 24 hours to confirm your new address. Until then nothing changes, and you
            stay signed in.
          </Trans>
        </InlineAlert>
      )}
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {waiting ? <Trans>Use a different address</Trans> : <Trans>Change my address</Trans>}
        </Button>
      </div>
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const change = useAct(ChangeEmailDocument, { refetchQueries, awaitRefetchQueries: true });
  return (
    <ActionDialog<ChangeEmailInput>
      title={t`Change your e-mail address`}
      text={
        <Trans>
          We’ll send a link to the new address and let your current one know. Your devices stay
          signed in.
        </Trans>
      }
      confirmLabel={<Trans>Send the link</Trans>}
      form={{
        schema,
        defaults: { email: '', password: '' },
        fields: (
          <>
            <Field.Text
              name="email"
              type="email"
              autoComplete="email"
              label={t`New e-mail address`}
            />
            <OwnPassword />
          </>
        ),
      }}
      onConfirm={change}
      onDone={() => {
        showToast(t`We sent a link to the new address.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
