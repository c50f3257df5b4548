import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Card } from '@wiki/ui';
import table from '../../../components/data-table.module.css';
import { MemberTypeName } from '../../../components/member-type-name.tsx';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { BusinessPeopleFragment } from '../../../gql/admin-businesses.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './people-panel.module.css';

export type Invitation = NonNullable<BusinessPeopleFragment['invitations']>[number];

export interface InvitationTableProps {
  invitations: readonly Invitation[];
  onCancel: (invitation: Invitation) => void;
}

/** Invitations that wait for an answer, as a table; on a phone each row is a card. */
export function InvitationTable({ invitations, onCancel }: InvitationTableProps) {
  const { t } = useLingui();
  const format = useFormat();
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
            <th scope="col">
              <Trans>Sent</Trans>
            </th>
            <th scope="col" aria-label={t`Actions`} />
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => {
            const { id, name, email, role, dateSent, expiresAt } = invitation;
            return (
              <tr key={id}>
                <td>
                  <span className={table.name}>{name}</span>
                  <span className={table.muted}>{email}</span>
                </td>
                <td data-label={t`Role`}>
                  <MemberTypeName type={role} />
                </td>
                <td data-label={t`Sent`}>
                  <TimeAgo value={dateSent} />
                  <span className={table.muted}>
                    <Trans>Works until {format.date(expiresAt)}</Trans>
                  </span>
                </td>
                <td>
                  <div className={classes.buttons}>
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={t`Withdraw the invitation of ${name}`}
                      onClick={() => onCancel(invitation)}
                    >
                      <Trans>Withdraw</Trans>
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
