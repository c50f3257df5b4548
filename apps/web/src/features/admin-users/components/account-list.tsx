import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import table from '../../../components/data-table.module.css';
import { DataTable } from '../../../components/data-table.tsx';
import { MemberTypeName } from '../../../components/member-type-name.tsx';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { AccountFieldsFragment } from '../../../gql/admin-users.ts';
import { type AccountAction, AccountActions } from './account-actions.tsx';
import classes from './account-list.module.css';
import { AccountStatusLabel } from './account-status.tsx';

export interface AccountListProps {
  accounts: readonly AccountFieldsFragment[];
  onAct: (account: AccountFieldsFragment, action: AccountAction) => void;
}

/** Accounts as a table; on a phone each row is a card. */
export function AccountList({ accounts, onAct }: AccountListProps) {
  const { t } = useLingui();
  return (
    <DataTable
      columns={[
        { key: 'person', heading: t`Person` },
        { key: 'role', heading: t`Role` },
        { key: 'joined', heading: t`Joined` },
        { key: 'status', heading: t`Status` },
        { key: 'actions', spoken: t`Actions` },
      ]}
    >
      {accounts.map((account) => (
        <tr key={account.id}>
          <td>
            <div className={classes.person}>
              <Avatar name={account.displayName} src={account.photoUrl} size={40} />
              <div className={classes.words}>
                <span className={table.name}>{account.displayName}</span>
                <span className={table.muted}>{account.email}</span>
              </div>
            </div>
          </td>
          <td data-label={t`Role`}>
            <MemberTypeName type={account.memberType} />
          </td>
          <td data-label={t`Joined`}>
            <TimeAgo value={account.dateJoined} />
          </td>
          <td>
            <AccountStatusLabel account={account} />
          </td>
          <td>
            <AccountActions account={account} onAct={(action) => onAct(account, action)} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
