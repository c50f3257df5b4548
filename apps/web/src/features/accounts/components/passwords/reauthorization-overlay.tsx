import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { Dialog } from '../../../../components/overlays/dialog.tsx';
import { session } from '../../../../lib/auth/browser-session.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { paths } from '../../../../lib/paths.ts';
import { SetPasswordForm } from './set-password-form.tsx';

/** Pages that themselves lead to a new password. */
const waysOut: ReadonlySet<string> = new Set([paths.resetPassword(), paths.forgotPassword()]);

/**
 * Stands over everything while a new password is demanded of the account. It appears and goes by
 * what is known of the viewer, which is live.
 */
export function ReauthorizationOverlay() {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (viewer?.isAuthorized !== false || waysOut.has(pathname)) return null;
  return (
    <Dialog title={t`Set a new password to continue`}>
      <p>
        <Trans>
          An administrator has asked you to set a new password for <strong>{viewer.email}</strong>.
          You can’t use the network until you do.
        </Trans>
      </p>
      <SetPasswordForm
        // The overlay goes with the account's new state; there is nowhere to lead to.
        onSuccess={() => undefined}
        actions={
          <Button
            variant="subtle"
            onClick={() => {
              void navigate(paths.home());
              void session.signOut();
            }}
          >
            <Trans>Sign out</Trans>
          </Button>
        }
      />
    </Dialog>
  );
}
