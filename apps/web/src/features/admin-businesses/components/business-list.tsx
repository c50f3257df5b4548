import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import { Link } from 'react-router-dom';
import table from '../../../components/data-table.module.css';
import { DataTable } from '../../../components/data-table.tsx';
import { MembershipStatusLabel } from '../../../components/membership-status.tsx';
import type { BusinessRowFragment } from '../../../gql/admin-businesses.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './business-list.module.css';
import { BusinessStatusLabel } from './business-status.tsx';
import { VerifiedLabel } from './verified-label.tsx';

/** Businesses as a table; on a phone each row is a card. */
export function BusinessList({ businesses }: { businesses: readonly BusinessRowFragment[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable
      columns={[
        { key: 'business', heading: t`Business` },
        { key: 'on-the-network', heading: t`On the network` },
        { key: 'membership', heading: t`Membership` },
        { key: 'documents', heading: t`Documents` },
        { key: 'people', heading: t`People`, isNumber: true },
      ]}
    >
      {businesses.map((business) => (
        <tr key={business.id}>
          <td>
            <div className={classes.business}>
              <Avatar
                kind="business"
                name={business.name}
                seed={business.id}
                src={business.logo?.url ?? null}
                size={40}
              />
              <div className={classes.words}>
                <Link className={classes.name} to={paths.admin.businessProfile(business.id)}>
                  {business.name}
                </Link>
                <span className={table.muted}>
                  {[business.city, business.region, format.country(business.country)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </div>
            </div>
          </td>
          <td data-label={t`On the network`}>
            <BusinessStatusLabel status={business.status} />
          </td>
          <td data-label={t`Membership`}>
            {business.membership ? (
              <MembershipStatusLabel status={business.membership.status} />
            ) : (
              <span className={classes.none}>
                <Trans>None</Trans>
              </span>
            )}
          </td>
          <td data-label={t`Documents`}>
            <VerifiedLabel isVerified={business.isVerified} />
          </td>
          <td data-label={t`People`} className={table.number}>
            {format.number(business.members?.length ?? 0)}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
