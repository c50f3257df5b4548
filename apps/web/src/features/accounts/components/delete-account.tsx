import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { DeleteAccountDocument } from '../../../gql/accounts.ts';
import type { DeleteAccountInput } from '../../../gql/schema-types.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';
import { OwnPassword } from './passwords/own-password.tsx';

const schema = () =>
  import('@wiki/domain/schemas').then(({ deleteAccountSchema }) => deleteAccountSchema);
const form = { schema, defaults: { password: '' }, fields: <OwnPassword /> };

/** The way to delete one's account, behind a dialog with the consequence. */
export function DeleteAccount() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const deleteAccount = useAct(DeleteAccountDocument);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      {isOpen && (
        <ActionDialog<DeleteAccountInput>
          title={t`Delete your account?`}
          text={
            <Trans>
              Your name, e-mail, phone number and all your other personal data will be erased right
              away, and you’ll be signed out everywhere. The account can’t be recovered.
            </Trans>
          }
          confirmLabel={<Trans>Delete my account</Trans>}
          cancelLabel={<Trans>Keep my account</Trans>}
          isDangerous
          form={form}
          onConfirm={deleteAccount}
          onDone={async () => {
            await navigate(paths.home());
            await session.signOut();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
