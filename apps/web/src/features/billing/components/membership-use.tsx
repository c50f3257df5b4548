import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useMembershipUseQuery } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './membership-use.module.css';

/** What the membership brought in this week, beside the week before. */
export function MembershipUse() {
  const { t } = useLingui();
  const format = useFormat();
  const { data, error } = useMembershipUseQuery({ fetchPolicy: 'cache-and-network' });
  const weeks = data?.myBusinessWeeks.toSorted((one, other) => (one.start < other.start ? 1 : -1));
  const [now, before] = weeks ?? [];
  const figures = [
    { key: 'views', label: t`Visits to your listings`, of: now?.views, was: before?.views },
    {
      key: 'contacts',
      label: t`People who wrote to you`,
      of: now?.contacts,
      was: before?.contacts,
    },
    { key: 'saves', label: t`Saved as favorites`, of: now?.saves, was: before?.saves },
  ];
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>What it brings you this week</Trans>
      </h2>
      {error && !data ? (
        <p className={classes.note}>
          <Trans>The figures did not load.</Trans>
        </p>
      ) : (
        <dl className={classes.figures}>
          {figures.map(({ key, label, of, was = 0 }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <strong>{of === undefined ? '–' : format.number(of)}</strong>
                {before && <small>{t`${format.number(was)} the week before`}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.ways}>
        <Button component={Link} to={paths.myListings()} variant="default">
          <Trans>My listings</Trans>
        </Button>
        <Button component={Link} to={paths.payments()} variant="subtle">
          <Trans>Payments and receipts</Trans>
        </Button>
      </div>
    </Card>
  );
}
