import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useLocation } from 'react-router-dom';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useMailStateQuery } from '../../../gql/accounts.ts';
import { paths } from '../../../lib/paths.ts';
import { useResendVerification } from '../hooks/use-resend-verification.ts';
import classes from './verify-email-banner.module.css';

/** Asks a signed-in person to confirm their e-mail address; gone as soon as they have, in any tab. */
export function VerifyEmailBanner() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { resend, isSent, problem, secondsLeft, isLoading } = useResendVerification();
  const mustVerify = viewer?.isEmailVerified === false && viewer.isAuthorized !== false;
  const { data, loading } = useMailStateQuery({ skip: !mustVerify });
  if (!mustVerify || loading || pathname === paths.verifyEmail()) return null;
  if (data?.site.canSendMail === false) {
    return (
      <div className={classes.banner}>
        <InlineAlert tone="info">
          <Trans>
            This site can’t send e-mail yet, so <strong>{viewer.email}</strong> can’t be confirmed
            for now. We’ll ask you once it can.
          </Trans>
        </InlineAlert>
      </div>
    );
  }
  return (
    <div className={classes.banner}>
      {problem ? (
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      ) : (
        <InlineAlert
          tone={isSent ? 'success' : 'info'}
          action={
            !isSent && (
              <Button variant="default" onClick={() => void resend()} loading={isLoading}>
                <Trans>Send it again</Trans>
              </Button>
            )
          }
        >
          {isSent ? (
            <Trans>
              A new link is on its way to <strong>{viewer.email}</strong>. Check your spam folder
              too.
            </Trans>
          ) : (
            <Trans>
              Confirm your e-mail: open the link we sent to <strong>{viewer.email}</strong>.
            </Trans>
          )}
        </InlineAlert>
      )}
    </div>
  );
}
