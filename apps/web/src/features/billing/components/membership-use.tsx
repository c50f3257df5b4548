import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useMembershipUseQuery } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './membership-use.module.css';

type Figure = 'views' | 'contacts' | 'saves';

const sumOf = (figure: Figure, days: readonly Readonly<Record<Figure, number>>[]): number =>
  days.reduce((sum, { [figure]: count }) => sum + count, 0);

/** What the membership brought in seven days, beside the seven before. */
export function MembershipUse() {
  const { t } = useLingui();
  const format = useFormat();
  const { data, error } = useMembershipUseQuery({ fetchPolicy: 'cache-and-network' });
  const days = data?.myBusinessDays;
  const figures = [
    { key: 'views', label: t`Visits to your listings` },
    { key: 'contacts', label: t`People who wrote to you` },
    { key: 'saves', label: t`Saved as favorites` },
  ] as const;
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>What it brought you in 7 days</Trans>
      </h2>
      {error && !data ? (
        <p className={classes.note}>
          <Trans>We couldn’t load the figures.</Trans>
        </p>
      ) : (
        <dl className={classes.figures}>
          {figures.map(({ key, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <strong>{days ? format.number(sumOf(key, days.slice(7))) : '–'}</strong>
                {days && (
                  <small>{t`${format.number(sumOf(key, days.slice(0, 7)))} the week before`}</small>
                )}
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
