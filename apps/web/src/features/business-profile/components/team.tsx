import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Avatar, Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { TeamFragment } from '../../../gql/business-profile.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { TeamAct } from '../team-act.ts';
import { RoleName } from './role-name.tsx';
import { TeamDialog } from './team-dialog.tsx';
import classes from './team.module.css';

/** The people of a business and those who are invited; administrators of the business manage them. */
export function Team({ team }: { team: TeamFragment }) {
  const [act, setAct] = useState<TeamAct | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { viewerCanManage } = team;
  const begin = (next: TeamAct) => {
    setNews(null);
    setAct(next);
  };
  return (
    <div className={classes.team}>
      {news && <InlineAlert tone="success">{news}</InlineAlert>}
      <Card padding="lg">
        <div className={classes.head}>
          <h2>
            <Trans>People</Trans>
          </h2>
          {viewerCanManage && (
            <Button
              leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
              onClick={() => begin({ kind: 'invite' })}
            >
              <Trans>Invite somebody</Trans>
            </Button>
          )}
        </div>
        {!viewerCanManage && (
          <p className={classes.note}>
            <Trans>The administrators of the business invite and remove people.</Trans>
          </p>
        )}
        <ul className={classes.list}>
          {(team.members ?? []).map((person) => (
            <PersonRow
              key={person.user.id}
              person={person}
              canManage={viewerCanManage}
              onAct={begin}
            />
          ))}
        </ul>
      </Card>
      <Invitations team={team} onAct={begin} />
      {act && <TeamDialog team={team} act={act} onDone={setNews} onClose={() => setAct(null)} />}
    </div>
  );
}

interface PersonRowProps {
  person: NonNullable<TeamFragment['members']>[number];
  canManage: boolean;
  onAct: (act: TeamAct) => void;
}

function PersonRow({ person, canManage, onAct }: PersonRowProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { user, role } = person;
  const { displayName: name } = user;
  const isViewer = user.id === viewer?.id;
  return (
    <li className={classes.row}>
      <Avatar name={name} src={user.photoUrl} size={44} />
      <div className={classes.words}>
        <p className={classes.name}>{isViewer ? <Trans>{name} (you)</Trans> : name}</p>
        <p className={classes.muted}>
          <RoleName role={role} />
        </p>
      </div>
      <div className={classes.actions}>
        {canManage && (
          <Button
            size="sm"
            variant="default"
            aria-label={
              role === 'businessAdmin'
                ? t`Make ${name} an authorised user`
                : t`Make ${name} an administrator`
            }
            onClick={() => onAct({ kind: 'changeRole', person })}
          >
            {role === 'businessAdmin' ? (
              <Trans>Make authorised user</Trans>
            ) : (
              <Trans>Make administrator</Trans>
            )}
          </Button>
        )}
        {isViewer ? (
          <Button size="sm" variant="subtle" onClick={() => onAct({ kind: 'leave', person })}>
            <Trans>Leave the business</Trans>
          </Button>
        ) : (
          canManage && (
            <Button
              size="sm"
              variant="subtle"
              aria-label={t`Remove ${name} from the team`}
              onClick={() => onAct({ kind: 'remove', person })}
            >
              <Trans>Remove from the team</Trans>
            </Button>
          )
        )}
      </div>
    </li>
  );
}

function Invitations({ team, onAct }: { team: TeamFragment; onAct: (act: TeamAct) => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const invitations = team.invitations ?? [];
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Invitations that wait for an answer</Trans>
      </h2>
      {invitations.length === 0 && (
        <p className={classes.note}>
          <Trans>There are none. Whoever you invite appears here until they answer.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {invitations.map((invitation) => {
          const { id, name, email, role, dateSent, expiresAt } = invitation;
          return (
            <li key={id} className={classes.row}>
              <Avatar name={name} size={44} />
              <div className={classes.words}>
                <p className={classes.name}>{name}</p>
                {email && <p className={classes.muted}>{email}</p>}
                <p className={classes.muted}>
                  <RoleName role={role} /> ·{' '}
                  <Trans>
                    sent <TimeAgo value={dateSent} />, open until {format.date(expiresAt)}
                  </Trans>
                </p>
              </div>
              {team.viewerCanManage && (
                <div className={classes.actions}>
                  <Button
                    size="sm"
                    variant="subtle"
                    aria-label={t`Withdraw the invitation to ${name}`}
                    onClick={() => onAct({ kind: 'cancel', invitation })}
                  >
                    <Trans>Withdraw</Trans>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
