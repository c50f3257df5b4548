import { Trans, useLingui } from '@lingui/react/macro';
import { canSubmitNewPassword } from '@wiki/domain';
import { Button, InlineAlert } from '@wiki/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { ProblemAlert } from '../../../../components/page/problem-alert.tsx';
import { useResetPassword } from '../../hooks/use-reset-password.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from '../form.module.css';
import { SecretAdvice, SecretField } from './secret-field.tsx';

/** How long the success alert is seen before the person is led on, in milliseconds. */
const alertMs = 1_500;

export interface SetPasswordFormProps {
  /** The token of a reset link; without it the signed-in person sets their own. */
  token?: string | null;
  /** Runs once the new password is set and the success alert was seen. */
  onSuccess: () => void;
  /** Beside the submit button. */
  actions?: ReactNode;
}

/**
 * Two fields for a new password. They can be submitted once both are the same and long enough;
 * whoever tries before reads why not. Any refusal of a link asks for a new one.
 */
export function SetPasswordForm({ token = null, onSuccess, actions }: SetPasswordFormProps) {
  const { t } = useLingui();
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { reset, outcome, setOutcome, isLoading, secondsLeft } = useResetPassword(token);
  const canSubmit = canSubmitNewPassword(newPassword, confirmation);

  const succeed = useEffectEvent(onSuccess);
  useEffect(() => {
    if (outcome?.kind !== 'done') return;
    const timer = setTimeout(() => succeed(), alertMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading || secondsLeft > 0) return;
    if (canSubmit) void reset({ newPassword, confirmation });
    else setOutcome({ kind: 'password' });
  };
  // A disabled button keeps Enter from submitting: who presses it learns what is missing.
  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !canSubmit) submit(event);
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (outcome?.kind === 'password') setOutcome(null);
  };
  const changeNew = change(setNewPassword);
  const changeConfirmation = change(setConfirmation);
  const isDone = outcome?.kind === 'done';

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <SecretField
        name="newPassword"
        autoComplete="new-password"
        label={t`New password`}
        help={t`At least 6 characters.`}
        value={newPassword}
        disabled={isDone}
        onChange={(event) => changeNew(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <SecretAdvice value={newPassword} />
      <SecretField
        name="confirmation"
        autoComplete="new-password"
        label={t`Repeat the new password`}
        value={confirmation}
        disabled={isDone}
        onChange={(event) => changeConfirmation(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
        onBlur={() => {
          if (confirmation && !canSubmit) setOutcome({ kind: 'password' });
        }}
      />
      {outcome?.kind === 'password' && (
        <InlineAlert tone="error">
          {outcome.isWeak ? (
            <Trans>This is one of the most common passwords. Choose another.</Trans>
          ) : (
            <Trans>The passwords must match and have at least 6 characters.</Trans>
          )}
        </InlineAlert>
      )}
      {outcome?.kind === 'wait' && (
        <ProblemAlert problem={outcome.problem} secondsLeft={secondsLeft} />
      )}
      {outcome?.kind === 'newLink' && <NewLinkAlert hasFailed />}
      {isDone && (
        <InlineAlert tone="success">
          <Trans>Your new password is set.</Trans>
        </InlineAlert>
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          loading={isLoading}
          disabled={!canSubmit || isDone || secondsLeft > 0}
        >
          <Trans>Set the new password</Trans>
        </Button>
        {actions}
      </div>
    </form>
  );
}

/** A new password needs a new link: the way to it. `hasFailed` after an attempt, else before any. */
export function NewLinkAlert({ hasFailed }: { hasFailed: boolean }) {
  return (
    <InlineAlert
      tone={hasFailed ? 'error' : 'info'}
      action={
        <Button component={Link} to={paths.forgotPassword()} variant="default">
          <Trans>Request a new link</Trans>
        </Button>
      }
    >
      {hasFailed ? (
        <Trans>We couldn’t set your password. Request a new link and try again.</Trans>
      ) : (
        <Trans>Open the link in our e-mail again, or request a new one.</Trans>
      )}
    </InlineAlert>
  );
}
