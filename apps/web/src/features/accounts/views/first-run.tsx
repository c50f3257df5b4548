import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { Button, ErrorState, ListSkeleton } from '@wiki/ui';
import { Link, Navigate } from 'react-router-dom';
import { useNeedsAdministratorQuery } from '../../../gql/accounts.ts';
import { useViewerState } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { FirstRunForm } from '../components/first-run-form.tsx';
import classes from '../components/form.module.css';
import { useFirstRunCode } from '../hooks/use-first-run-code.ts';

/** A new installation gets its first administrator, with the code that its console printed. */
export function FirstRun() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { viewer, isKnown } = useViewerState();
  const code = useFirstRunCode();
  const { data, error, refetch } = useNeedsAdministratorQuery({ fetchPolicy: 'network-only' });

  if (viewer?.memberType === 'wikiAdmin') return <Navigate to={adminPaths.users()} replace />;
  if (error && !data) {
    return (
      <AuthFrame title={t`Set up this installation`}>
        <ErrorState
          title={t`We couldn’t ask the server`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      </AuthFrame>
    );
  }
  if (!data || !isKnown) {
    return (
      <AuthFrame title={t`Set up this installation`}>
        <ListSkeleton label={t`Loading`} count={3} />
      </AuthFrame>
    );
  }
  if (!data.needsAdministrator) {
    return (
      <AuthFrame
        pageTitle={t`Set up this installation`}
        title={t`This installation is set up`}
        subtitle={
          <Trans>It already has an administrator, who can add others in the back office.</Trans>
        }
      >
        <div className={classes.actions}>
          <Button component={Link} to={viewer ? paths.home() : paths.login()}>
            {viewer ? <Trans>Go to the home page</Trans> : <Trans>Sign in</Trans>}
          </Button>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      icon={<IconKey size={28} stroke={1.75} aria-hidden />}
      title={t`Set up this installation`}
      subtitle={
        viewer ? (
          <Trans>
            It doesn’t have an administrator yet. With the code from the server’s console,{' '}
            <strong>{viewer.email}</strong> becomes the first one.
          </Trans>
        ) : (
          <Trans>
            It doesn’t have an administrator yet. Create the first administrator account with the
            code from the server’s console.
          </Trans>
        )
      }
      footer={
        !viewer && (
          <p>
            <Trans>
              Already have an account here?{' '}
              <Link to={paths.login({ next: paths.firstRun() })}>Sign in</Link> and come back.
            </Trans>
          </p>
        )
      }
    >
      <FirstRunForm code={code} isSignedIn={viewer !== null} />
    </AuthFrame>
  );
}
