import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Button, ErrorState, ListSkeleton } from '@wiki/ui';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import type { MySessionsQuery } from '../../../gql/accounts.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useSessions } from '../hooks/use-sessions.ts';
import classes from './session-list.module.css';

type Session = MySessionsQuery['mySessions'][number];

const isHandheld = (device: string): boolean => /android|iphone|ipad|mobile/i.test(device);

/** The devices that are signed in, with the way to sign them out. */
export function SessionList() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { sessions, error, retry, busy, problem, revoke, revokeOthers } = useSessions();
  const [isAsking, setAsking] = useState(false);

  if (error) {
    return (
      <ErrorState
        title={t`We couldn’t load your devices`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!sessions) return <ListSkeleton label={t`Loading your devices`} count={2} />;
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      {problem && (
        <div className={classes.alerts}>
          <ProblemAlert problem={problem} />
        </div>
      )}
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onRevoke={() => void revoke(session.id)}
          />
        ))}
      </ul>
      {others > 0 && (
        <div className={classes.all}>
          <Button variant="default" onClick={() => setAsking(true)} loading={busy === 'others'}>
            <Trans>Sign out of all other devices</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog title={t`Sign out of all other devices?`} onClose={() => setAsking(false)}>
          <p>
            <Plural
              value={others}
              one="# device has to sign in again. This one stays signed in."
              other="# devices have to sign in again. This one stays signed in."
            />
          </p>
          <DialogActions>
            <Button variant="default" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                void revokeOthers();
              }}
            >
              <Trans>Sign out</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

interface SessionRowProps {
  session: Session;
  isBusy: boolean;
  onRevoke: () => void;
}

function SessionRow({ session, isBusy, onRevoke }: SessionRowProps) {
  const { t } = useLingui();
  const { device, dateCreated, dateLastUsed, isCurrent } = session;
  const Icon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.device}>{device}</p>
        <p className={classes.times}>
          <Trans>
            Last used <TimeAgo value={dateLastUsed} />, signed in <TimeAgo value={dateCreated} />
          </Trans>
        </p>
      </div>
      {isCurrent ? (
        <span className={classes.current}>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          <Trans>This device</Trans>
        </span>
      ) : (
        <Button
          variant="default"
          size="sm"
          loading={isBusy}
          onClick={onRevoke}
          aria-label={t`Sign out of ${device}`}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
