import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberType } from '@wiki/domain';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { useViewer, useViewerState } from '../../lib/auth/use-viewer.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from './notice.tsx';
import { WaitingPage } from '../page-shapes/waiting-page.tsx';

interface GuardProps {
  /** What is guarded; routes guard their children instead. */
  children?: ReactNode;
}

function MustSignIn() {
  const { t } = useLingui();
  const { pathname, search, hash } = useLocation();
  const next = pathname + search + hash;
  return (
    <Notice
      art="sign-in"
      title={t`You must be logged in to view this page`}
      text={t`Sign in and we’ll bring you right back here.`}
    >
      <Button component={Link} to={paths.login({ next })}>
        <Trans>Sign in</Trans>
      </Button>
      <Button component={Link} to={paths.register({ next })} variant="default">
        <Trans>Create an account</Trans>
      </Button>
    </Notice>
  );
}

/** Lets signed-in people pass; others read how to get in. */
export function RequireViewer({ children }: GuardProps) {
  const { viewer, isKnown } = useViewerState();
  const { t } = useLingui();
  if (!isKnown) return <WaitingPage />;
  if (!viewer) return <MustSignIn />;
  // While a new password is demanded the API refuses everything else: nothing is shown below the overlay.
  if (viewer.isAuthorized === false) {
    return (
      <Notice
        art="not-authorized"
        title={t`you are not authorized`}
        text={t`Set a new password to continue.`}
      >
        <Button component={Link} to={paths.resetPassword()}>
          <Trans>Set a new password</Trans>
        </Button>
      </Notice>
    );
  }
  return children ?? <Outlet />;
}

/** Lets some roles pass; others learn that it is not theirs and where to go instead. */
export function RequireRole({ roles, children }: GuardProps & { roles: readonly MemberType[] }) {
  const viewer = useViewer();
  return (
    <RequireViewer>
      {viewer && roles.includes(viewer.memberType) ? (
        (children ?? <Outlet />)
      ) : (
        <NoPermission mayJoin={viewer?.memberType === 'user' && roles.includes('business')} />
      )}
    </RequireViewer>
  );
}

/** Where somebody has no access; whoever may get it by joining reads how. */
function NoPermission({ mayJoin }: { mayJoin: boolean }) {
  const { t } = useLingui();
  return (
    <Notice
      art="no-permission"
      title={t`You do not have permission`}
      text={
        mayJoin
          ? t`This page is for businesses on the network.`
          : t`This page is for another type of account.`
      }
    >
      {mayJoin && (
        <Button component={Link} to={paths.becomeBusinessMember()}>
          <Trans>Become a business member</Trans>
        </Button>
      )}
      <Button component={Link} to={paths.home()} variant={mayJoin ? 'default' : undefined}>
        <Trans>Back to home</Trans>
      </Button>
    </Notice>
  );
}
