import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { RowPicture } from '../../../components/files/row-picture.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { MembershipStatusLabel } from '../../../components/facts/membership-status.tsx';
import { AdminBusinessesDocument } from '../../../gql/admin-businesses.ts';
import type { BusinessSort } from '../../../gql/schema-types.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { BusinessStatusLabel } from '../components/business-status.tsx';
import { VerifiedLabel } from '../components/verified-label.tsx';

/** The orders of the columns, the useful direction first. */
const sorts = {
  name: ['NAME', 'NAME_REVERSED'],
  joined: ['NEWEST', 'OLDEST'],
  paidUntil: ['ENDING', 'ENDING_LAST'],
} as const satisfies Sorts<BusinessSort>;

/** Whose membership ends within so many days may be called. */
const soon = 7;

/** The businesses of the network, for administrators. */
export function Businesses() {
  const { t } = useLingui();
  const format = useFormat();
  const serves = useServes();
  return (
    <AdminList
      name="businesses"
      title={t`Business profiles`}
      description={<Trans>Every business on the network, including hidden ones.</Trans>}
      action={() =>
        serves('BUSINESSES') && (
          <Button
            component={Link}
            size="sm"
            to={adminPaths.createBusinessProfile()}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          >
            <Trans>Create a business</Trans>
          </Button>
        )
      }
      query={AdminBusinessesDocument}
      variables={({ search, filters: { status, membership, confirm }, order }) => ({
        sort: sortOf(sorts, order, 'NAME'),
        filter: {
          ...(search ? { search } : {}),
          ...(status ? { status } : {}),
          ...(membership && membership !== 'ending' ? { membership } : {}),
          ...(membership === 'ending' ? { membershipEndsWithin: soon } : {}),
          ...(confirm ? { needsConfirmation: true } : {}),
        },
      })}
      of={({ businesses }) => businesses}
      search={{ label: t`Find businesses`, placeholder: t`Name or tax ID` }}
      filters={{
        status: {
          label: t`On the network`,
          options: [
            { value: 'active', label: t`Only visible ones` },
            { value: 'inactive', label: t`Only hidden ones` },
          ],
        },
        membership: {
          label: t`Membership`,
          options: [
            { value: 'ending', label: t`Ends within ${soon} days` },
            { value: 'grace', label: t`Payment overdue` },
            { value: 'lapsed', label: t`Lapsed` },
            { value: 'suspended', label: t`Suspended` },
            { value: 'active', label: t`Active` },
          ],
        },
        confirm: {
          label: t`Documents`,
          options: [{ value: 'waiting', label: t`A change to confirm` }],
        },
      }}
      identity={{
        heading: t`Business`,
        order: sorts.name,
        csv: { paths: ['name', 'city', 'country'] },
        name: ({ name }) => name,
        href: ({ id }) => adminPaths.businessProfile(id),
        picture: ({ id, name, logo }) => <RowPicture image={logo} name={name} seed={id} />,
        detail: ({ city, region, country }) =>
          [city, region, format.country(country)].filter(Boolean).join(', '),
      }}
      columns={[
        {
          key: 'on-the-network',
          heading: t`On the network`,
          csv: 'status',
          cell: ({ status }) => <BusinessStatusLabel status={status} />,
        },
        {
          key: 'membership',
          heading: t`Membership`,
          csv: 'membership.status',
          cell: ({ membership }) =>
            membership ? <MembershipStatusLabel status={membership.status} /> : t`None`,
        },
        {
          key: 'paid-until',
          heading: t`Paid until`,
          order: sorts.paidUntil,
          csv: 'membership.datePeriodEnd',
          phone: 'none',
          cell: ({ membership }) =>
            membership?.datePeriodEnd ? format.date(membership.datePeriodEnd) : '–',
        },
        {
          key: 'documents',
          heading: t`Documents`,
          csv: 'isVerified',
          cell: ({ isVerified, needsConfirmation }) => (
            <VerifiedLabel isVerified={isVerified} needsConfirmation={needsConfirmation} />
          ),
        },
        {
          key: 'people',
          heading: t`People`,
          isNumber: true,
          phone: 'none',
          cell: ({ members }) => format.number(members?.length ?? 0),
        },
        {
          key: 'joined',
          heading: t({ message: 'Joined', context: 'when somebody came' }),
          order: sorts.joined,
          csv: 'dateCreated',
          phone: 'corner',
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
        },
      ]}
      empty={{
        title: t`No businesses found`,
        message: t`Businesses appear here when their application is activated or you create them.`,
      }}
    />
  );
}
