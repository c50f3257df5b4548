import { Trans, useLingui } from '@lingui/react/macro';
import { IconMailCheck } from '@tabler/icons-react';
import { Button, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import classes from '../components/form.module.css';
import { ResendVerification } from '../components/resend-verification.tsx';
import { useVerifyEmail } from '../hooks/use-verify-email.ts';

function Frame({
  title,
  children,
  text,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <AuthFrame
      icon={<IconMailCheck size={28} stroke={1.75} aria-hidden />}
      title={title}
      subtitle={text}
    >
      <div className={classes.form}>{children}</div>
    </AuthFrame>
  );
}

function Onwards() {
  const viewer = useViewer();
  return (
    <div className={classes.actions}>
      <Button component={Link} to={viewer ? paths.home() : paths.login()}>
        {viewer ? <Trans>Go to the home page</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </div>
  );
}

/** Confirming an e-mail address by the link that was sent to it. */
export function VerifyEmail() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const viewer = useViewer();
  const { state, retry } = useVerifyEmail();

  if (state.kind === 'verifying') {
    return (
      <Frame title={t`Confirming your e-mail`}>
        <ListSkeleton label={t`Confirming your e-mail`} count={2} />
      </Frame>
    );
  }
  if (state.kind === 'verified') {
    return (
      <Frame
        title={t`Your e-mail is confirmed`}
        text={<Trans>Thank you. Now we know our messages reach you.</Trans>}
      >
        <Onwards />
      </Frame>
    );
  }
  if (viewer?.isEmailVerified) {
    return (
      <Frame
        title={t`Your e-mail was already confirmed`}
        text={
          <Trans>
            You’re all set: <strong>{viewer.email}</strong> is confirmed.
          </Trans>
        }
      >
        <Onwards />
      </Frame>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Frame title={t`We couldn’t confirm your e-mail`} text={errorMessage(state.code)}>
        <div className={classes.actions}>
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Frame>
    );
  }
  return (
    <Frame
      title={t`This link no longer works`}
      text={
        viewer ? (
          <Trans>
            It’s already been used or is more than 24 hours old. We can send you a new one.
          </Trans>
        ) : (
          <Trans>
            It’s already been used or is more than 24 hours old. Sign in: if your e-mail isn’t
            confirmed yet, you can ask for a new link there.
          </Trans>
        )
      }
    >
      {viewer ? <ResendVerification /> : <Onwards />}
    </Frame>
  );
}
