import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { ApplicationStatusLabel } from '../../../components/application/application-status.tsx';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { ApplicationRowFragment } from '../../../gql/admin-applications.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import classes from '../../../components/data-table.module.css';
import { DataTable } from '../../../components/data-table.tsx';

/** Applications as a table; on a phone each row is a card. */
export function ApplicationList({
  applications,
}: {
  applications: readonly ApplicationRowFragment[];
}) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable
      columns={[
        { key: 'business', heading: t`Business` },
        { key: 'applicant', heading: t`Applicant` },
        { key: 'state', heading: t`State` },
        { key: 'last-change', heading: t`Last change` },
      ]}
    >
      {applications.map(({ id, status, form, applicant, dateChanged, paymentDueAt }) => (
        <tr key={id}>
          <td>
            <Link className={classes.name} to={paths.admin.application(id)}>
              {form.businessName || t`Without a name`}
            </Link>
            <span className={classes.muted}>
              {[form.city, form.country && format.country(form.country)].filter(Boolean).join(', ')}
            </span>
          </td>
          <td data-label={t`Applicant`}>
            {applicant.displayName}
            <span className={classes.muted}>{applicant.email}</span>
          </td>
          <td>
            <ApplicationStatusLabel status={status} />
            {paymentDueAt && (
              <span className={classes.muted}>
                <Trans>Due {format.date(paymentDueAt)}</Trans>
              </span>
            )}
          </td>
          <td data-label={t`Last change`}>
            <TimeAgo value={dateChanged} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
