import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useViewerState } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { NewLinkAlert, SetPasswordForm } from '../components/passwords/set-password-form.tsx';
import { useLinkToken } from '../../../lib/use-link-token.ts';

/** Setting a new password: by an e-mailed link, or signed in. */
export function ResetPassword() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { viewer, isKnown } = useViewerState();
  const token = useLinkToken();
  const mayTry = token !== null || viewer !== null || !isKnown;
  return (
    <AuthFrame
      icon={<IconLock size={28} stroke={1.75} aria-hidden />}
      title={t`Set a new password`}
      subtitle={
        <Trans>
          Choose one you don’t use anywhere else. You’ll be signed out on your other devices.
        </Trans>
      }
      footer={
        viewer?.isAuthorized === true && (
          <p>
            <Link to={paths.login()}>
              <Trans>Back to sign in</Trans>
            </Link>
          </p>
        )
      }
    >
      {mayTry ? (
        <SetPasswordForm
          token={token}
          onSuccess={() => void navigate(paths.login(), { state: { hasNewPassword: true } })}
        />
      ) : (
        <NewLinkAlert hasFailed={false} />
      )}
    </AuthFrame>
  );
}
