import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Card } from '@wiki/ui';
import table from '../../../components/data-table.module.css';
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
              <Trans>Joined</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col" aria-label={t`Actions`} />
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </Card>
  );
}
