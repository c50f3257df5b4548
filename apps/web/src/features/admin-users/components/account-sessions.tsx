import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, ListSkeleton } from '@wiki/ui';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { EndSessionsOfDocument, useAccountSessionsQuery } from '../../../gql/admin-users.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './account-panels.module.css';

export interface AccountSessionsProps {
  userId: string;
  /** Whether the viewer may sign the account out. */
  mayEnd: boolean;
}

/** Where an account is signed in; each device can be signed out. */
export function AccountSessions({ userId, mayEnd }: AccountSessionsProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useAccountSessionsQuery({
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  });
  const end = useAct(EndSessionsOfDocument);
  const signOut = async (sessionId: string, device: string) => {
    const [refusal] = await end({ userId, sessionId }).catch((failure: unknown) => [
      { code: failureOf(failure) },
    ]);
    if (refusal) showToast(errorMessage(refusal.code), { tone: 'failed' });
    else showToast(t`${device} is signed out.`);
    await refetch().catch(() => undefined);
  };
  const sessions = data?.sessionsOf;
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Devices</Trans>
      </h2>
      {!sessions && !error && <ListSkeleton label={t`Loading the devices`} count={2} />}
      {!sessions && error && (
        <ErrorState
          title={t`We couldn’t load the devices`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {sessions?.length === 0 && (
        <p className={classes.quiet}>
          <Trans>Not signed in anywhere.</Trans>
        </p>
      )}
      {sessions && sessions.length > 0 && (
        <ul className={classes.list}>
          {sessions.map(({ id, device, dateLastUsed, isCurrent }) => (
            <li key={id}>
              <div>
                <p>{device}</p>
                <p className={classes.quiet}>
                  {isCurrent ? (
                    <Trans>This device</Trans>
                  ) : (
                    <Trans>
                      Last used <TimeAgo value={dateLastUsed} />
                    </Trans>
                  )}
                </p>
              </div>
              {mayEnd && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t`Sign out of ${device}`}
                  onClick={() => void signOut(id, device)}
                >
                  <Trans>Sign out</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
