import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { SetPasswordForm } from './set-password-form.tsx';

/** The form for a new password, opened on demand. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Change my password</Trans>
      </Button>
    );
  }
  return (
    <SetPasswordForm
      onSuccess={() => setOpen(false)}
      actions={
        <Button variant="subtle" onClick={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      }
    />
  );
}
