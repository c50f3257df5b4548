import { Trans, useLingui } from '@lingui/react/macro';
import { IconMailForward } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AuthFrame } from './auth-frame.tsx';
import classes from './form.module.css';
import { MailboxHint } from './mailbox-hint.tsx';

export interface MailSentProps {
  /** What was sent, and to whom. */
  subtitle: ReactNode;
  loginPath: string;
  /** What else can be done. */
  children?: ReactNode;
}

/** A link is on its way by mail: the same for every address, whether or not it has an account. */
export function MailSent({ subtitle, loginPath, children }: MailSentProps) {
  const { t } = useLingui();
  return (
    <AuthFrame
      icon={<IconMailForward size={28} stroke={1.75} aria-hidden />}
      title={t`Check your e-mail`}
      subtitle={subtitle}
      footer={
        <p>
          <Link to={loginPath}>
            <Trans>Back to sign in</Trans>
          </Link>
        </p>
      }
    >
      <div className={classes.form}>
        <output>
          <Trans>Didn’t get it after a few minutes? Check your spam folder too.</Trans>
        </output>
        <MailboxHint />
        {children}
      </div>
    </AuthFrame>
  );
}
