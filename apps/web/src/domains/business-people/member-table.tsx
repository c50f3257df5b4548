import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button } from '@wiki/ui';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import table from '../../components/lists/data-table.module.css';
import { MemberTypeName } from '../../components/facts/member-type-name.tsx';
import classes from './business-people.module.css';
import type { Member, PeopleAct } from './people.ts';

export interface MemberTableProps {
  members: readonly Member[];
  canManage: boolean;
  onAct: (act: PeopleAct) => void;
}

/** Who works for a business, as a table. */
export function MemberTable({ members, canManage, onAct }: MemberTableProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <DataTable
      columns={[
        { key: 'person', heading: t`Person` },
        { key: 'role', heading: t`Role` },
        { key: 'actions', spoken: t`Actions` },
      ]}
    >
      {members.map((member) => {
        const { user, role } = member;
        const isViewer = user.id === viewer?.id;
        return (
          <tr key={user.id}>
            <td>
              <Person user={user} isViewer={isViewer} />
            </td>
            <td data-label={t`Role`}>
              <MemberTypeName type={role} />
            </td>
            <td>
              <div className={classes.rowActions}>
                {canManage && <RoleButton member={member} onAct={onAct} />}
                {isViewer ? (
                  <Button
                    size="sm"
                    variant="subtle"
                    onClick={() => onAct({ kind: 'leave', member })}
                  >
                    <Trans>Leave the business</Trans>
                  </Button>
                ) : (
                  canManage && <RemoveButton member={member} onAct={onAct} />
                )}
              </div>
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}

function Person({ user, isViewer }: { user: Member['user']; isViewer: boolean }) {
  const { displayName: name, photoUrl, email, isAuthorized } = user;
  return (
    <div className={classes.person}>
      <Avatar name={name} seed={user.id} src={photoUrl} size={40} />
      <div className={classes.words}>
        <span className={table.name}>{isViewer ? <Trans>{name} (you)</Trans> : name}</span>
        {email && <span className={table.muted}>{email}</span>}
        {isAuthorized === false && (
          <span className={table.muted}>
            <Trans>Must set a new password</Trans>
          </span>
        )}
      </div>
    </div>
  );
}

interface ActButtonProps {
  member: Member;
  onAct: (act: PeopleAct) => void;
}

function RoleButton({ member, onAct }: ActButtonProps) {
  const { t } = useLingui();
  const name = member.user.displayName;
  const isAdmin = member.role === 'businessAdmin';
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={isAdmin ? t`Make member: ${name}` : t`Make administrator: ${name}`}
      onClick={() => onAct({ kind: 'changeRole', member })}
    >
      {isAdmin ? <Trans>Make member</Trans> : <Trans>Make administrator</Trans>}
    </Button>
  );
}

function RemoveButton({ member, onAct }: ActButtonProps) {
  const { t } = useLingui();
  const name = member.user.displayName;
  return (
    <Button
      size="sm"
      variant="subtle"
      aria-label={t`Remove ${name} from the team`}
      onClick={() => onAct({ kind: 'remove', member })}
    >
      <Trans>Remove</Trans>
    </Button>
  );
}
