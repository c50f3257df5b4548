import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Avatar, Card } from '@wiki/ui';
import table from '../../../components/data-table.module.css';
import { MemberTypeName } from '../../../components/member-type-name.tsx';
import type { BusinessPeopleFragment } from '../../../gql/admin-businesses.ts';
import classes from './people-panel.module.css';

export type Member = NonNullable<BusinessPeopleFragment['members']>[number];

export interface MemberTableProps {
  members: readonly Member[];
  onAct: (act: { act: 'role' | 'remove'; member: Member }) => void;
}

/** The people of a business as a table; on a phone each row is a card. */
export function MemberTable({ members, onAct }: MemberTableProps) {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Person</Trans>
            </th>
            <th scope="col">
              <Trans>Role</Trans>
            </th>
            <th scope="col" aria-label={t`Actions`} />
          </tr>
        </thead>
        <tbody>
          {members.map((member) => {
            const { user, role } = member;
            const name = user.displayName;
            const isAdmin = role === 'businessAdmin';
            return (
              <tr key={user.id}>
                <td>
                  <div className={classes.person}>
                    <Avatar name={name} src={user.photoUrl} size={40} />
                    <div className={classes.words}>
                      <span className={table.name}>{name}</span>
                      <span className={table.muted}>{user.email}</span>
                      {user.isAuthorized === false && (
                        <span className={table.muted}>
                          <Trans>Must set a new password</Trans>
                        </span>
                      )}
                    </div>
                  </div>
                </td>
                <td data-label={t`Role`}>
                  <MemberTypeName type={role} />
                </td>
                <td>
                  <div className={classes.buttons}>
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={
                        isAdmin
                          ? t`Make ${name} a business member`
                          : t`Make ${name} a business administrator`
                      }
                      onClick={() => onAct({ act: 'role', member })}
                    >
                      {isAdmin ? <Trans>Make member</Trans> : <Trans>Make administrator</Trans>}
                    </Button>
                    <Button
                      size="sm"
                      variant="subtle"
                      aria-label={t`Remove ${name} from the business`}
                      onClick={() => onAct({ act: 'remove', member })}
                    >
                      <Trans>Remove</Trans>
                    </Button>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
