import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { DataTable } from '../../../components/data-table.tsx';
import classes from '../../../components/data-table.module.css';
import { DisputeBadge } from '../../../components/review-parts/dispute-badge.tsx';
import { handlingTexts, natureTexts } from '../../../components/review-parts/review-texts.ts';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { DisputeRowFragment } from '../../../gql/admin-disputes.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';

/** Disputes as a table; on a phone each row is a card. */
export function DisputeTable({ disputes }: { disputes: readonly DisputeRowFragment[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable
      columns={[
        { key: 'business', heading: t`Business` },
        { key: 'review', heading: t`Review` },
        { key: 'wish', heading: t`Asks for` },
        { key: 'state', heading: t`State` },
        { key: 'since', heading: t`Since` },
      ]}
    >
      {disputes.map(({ id, status, nature, handling, dateCreated, editDueAt, review }) => (
        <tr key={id}>
          <td>
            <Link className={classes.name} to={paths.admin.dispute(id)}>
              {review.business.name}
            </Link>
            <span className={classes.muted}>{t(natureTexts[nature])}</span>
          </td>
          <td data-label={t`Review`}>
            {review.subject}
            <span className={classes.muted}>
              {plural(review.rating, { one: '# star', other: '# stars' })}
              {review.author && ` · ${review.author.displayName}`}
            </span>
          </td>
          <td data-label={t`Asks for`}>{t(handlingTexts[handling])}</td>
          <td>
            <DisputeBadge status={status} />
            {editDueAt && (
              <span className={classes.muted}>
                <Trans>until {format.date(editDueAt)}</Trans>
              </span>
            )}
          </td>
          <td data-label={t`Since`}>
            <TimeAgo value={dateCreated} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
