import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { useFormat } from '../../lib/format/use-format.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import table from '../../components/lists/data-table.module.css';
import { MemberTypeName } from '../../components/facts/member-type-name.tsx';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import classes from './business-people.module.css';
import type { PendingInvitation } from './people.ts';

export interface InvitationTableProps {
  invitations: readonly PendingInvitation[];
  canManage: boolean;
  onCancel: (invitation: PendingInvitation) => void;
}

/** Invitations that wait for an answer, as a table. */
export function InvitationTable({ invitations, canManage, onCancel }: InvitationTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable
      columns={[
        { key: 'person', heading: t`Person` },
        { key: 'role', heading: t`Role` },
        { key: 'sent', heading: t`Sent` },
        { key: 'actions', spoken: t`Actions` },
      ]}
    >
      {invitations.map((invitation) => {
        const { id, name, email, role, dateSent, dateExpires } = invitation;
        return (
          <tr key={id}>
            <td>
              <span className={table.name}>{name}</span>
              {email && <span className={table.muted}>{email}</span>}
            </td>
            <td data-label={t`Role`}>
              <MemberTypeName type={role} />
            </td>
            <td data-label={t`Sent`}>
              <TimeAgo value={dateSent} />
              <span className={table.muted}>
                <Trans>Works until {format.date(dateExpires)}</Trans>
              </span>
            </td>
            <td>
              {canManage && (
                <div className={classes.rowActions}>
                  <Button
                    size="sm"
                    variant="subtle"
                    aria-label={t`Withdraw the invitation to ${name}`}
                    onClick={() => onCancel(invitation)}
                  >
                    <Trans>Withdraw</Trans>
                  </Button>
                </div>
              )}
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}
