import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { useResendVerification } from '../hooks/use-resend-verification.ts';
import classes from './form.module.css';

/** A button that sends the verification link again, and what came of it. */
export function ResendVerification() {
  const { resend, isSent, problem, secondsLeft, isLoading } = useResendVerification();
  return (
    <>
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      {isSent && (
        <InlineAlert tone="success">
          <Trans>A new link is on its way. Check your spam folder too.</Trans>
        </InlineAlert>
      )}
      <div className={classes.actions}>
        <Button onClick={() => void resend()} loading={isLoading} disabled={secondsLeft > 0}>
          <Trans>Send me a new link</Trans>
        </Button>
      </div>
    </>
  );
}
