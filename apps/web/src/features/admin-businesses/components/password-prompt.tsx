import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button, PasswordField } from '@wiki/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import dialogForm from '../../../components/overlays/dialog-form.module.css';
import { isPasswordLongEnough } from '../creation-failure.ts';

export interface PasswordPromptProps {
  /** Goes on with a password that is long enough. */
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the first password of a new account. */
export function PasswordPrompt({ onPassword, onCancel }: PasswordPromptProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isPasswordLongEnough(password)) {
      setInvalid(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    await onPassword(password);
  };
  // While it is being created it cannot be called off any more.
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog title={t`Password for the new user`} onClose={cancel}>
      <form className={dialogForm.form} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          ref={field}
          name="password"
          autoComplete="new-password"
          maxLength={limits.password.max}
          label={t`Temporary password`}
          help={t`At least 6 characters. It only works until they set a new one.`}
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          value={password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setInvalid(false);
          }}
          error={isInvalid ? t`Invalid password` : undefined}
        />
        <DialogActions>
          <Button variant="default" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            <Trans>Create the user</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
