import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { UsersDocument } from '../../../gql/admin-users.ts';
import type { AccountSort } from '../../../gql/schema-types.ts';
import { useReinstate, useRequirePassword, useSuspend } from '../account-actions.tsx';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { AccountRole } from '../components/account-role.tsx';
import { AccountStatusLabel } from '../components/account-status.tsx';
import { useSetStaffRole } from '../staff-role-action.tsx';

/** The orders of the columns, the useful direction first. */
const sorts = {
  name: ['NAME', 'NAME_REVERSED'],
  joined: ['NEWEST', 'OLDEST'],
} as const satisfies Sorts<AccountSort>;

/** The accounts of the network, for administrators. */
export function Accounts() {
  const { t } = useLingui();
  const actions = [useSuspend(), useReinstate(), useRequirePassword(), useSetStaffRole()];
  return (
    <AdminList
      name="accounts"
      title={t`Accounts`}
      description={<Trans>Everyone who has registered, newest first.</Trans>}
      query={UsersDocument}
      variables={({ search, filters: { role, status }, order }) => ({
        sort: sortOf(sorts, order, 'NEWEST'),
        search: search || null,
        memberType: role ?? null,
        isSuspended: status === 'suspended',
      })}
      of={({ users }) => users}
      search={{ label: t`Find accounts`, placeholder: t`Name or e-mail` }}
      filters={{
        role: {
          label: t`Role`,
          options: [
            { value: 'user', label: t`People without a business` },
            { value: 'business', label: t`On the team of a business` },
            { value: 'businessAdmin', label: t`In charge of a business` },
            { value: 'wikiAdmin', label: t`Administrators` },
          ],
        },
        status: {
          label: t`Status`,
          options: [{ value: 'suspended', label: t`Suspended` }],
        },
      }}
      identity={{
        heading: t`Person`,
        order: sorts.name,
        csv: { paths: ['displayName', 'email'] },
        name: ({ displayName }) => displayName,
        href: ({ id }) => adminPaths.user(id),
        picture: ({ id, displayName, photoUrl }) => (
          <Avatar name={displayName} seed={id} src={photoUrl} size={28} />
        ),
        detail: ({ email }) => email,
      }}
      columns={[
        {
          key: 'role',
          heading: t`Role`,
          cell: (account) => <AccountRole account={account} />,
          csv: { paths: ['memberType', 'staffRole'] },
        },
        {
          key: 'joined',
          heading: t({ message: 'Joined', context: 'when somebody came' }),
          order: sorts.joined,
          phone: 'corner',
          cell: ({ dateJoined }) => <TimeAgo value={dateJoined} />,
          csv: 'dateJoined',
        },
        {
          key: 'status',
          heading: t`Status`,
          cell: (account) => <AccountStatusLabel account={account} />,
          csv: 'suspension.reason',
        },
      ]}
      actions={actions}
      empty={{ title: t`No accounts found` }}
    />
  );
}
