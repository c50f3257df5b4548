import { Trans } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { type AccountStatusFieldsFragment, usePlansQuery } from '../../../gql/billing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Amount } from './amount.tsx';
import classes from './membership-facts.module.css';

type Membership = NonNullable<AccountStatusFieldsFragment['membership']>;

/** What comes next of a membership: when what is charged, the paid period, what is included. */
export function MembershipFacts({ membership }: { membership: Membership }) {
  const format = useFormat();
  const { data } = usePlansQuery();
  const { plan, status, datePeriodStart, datePeriodEnd, endsAtPeriodEnd } = membership;
  const terms = data?.plans.find(({ key }) => key === plan);
  const goesOn = plan === 'business' && status === 'active' && !endsAtPeriodEnd;
  return (
    <>
      <dl className={classes.facts}>
        {goesOn && datePeriodEnd && (
          <div>
            <dt>
              <Trans>Next payment</Trans>
            </dt>
            <dd>{format.date(datePeriodEnd)}</dd>
          </div>
        )}
        {goesOn && terms?.isPriceSet && (
          <div>
            <dt>
              <Trans>A month, tax included</Trans>
            </dt>
            <dd>
              <Amount money={terms.total} />
              <small>
                <Amount money={terms.displayPrice} />
              </small>
            </dd>
          </div>
        )}
        {datePeriodStart && datePeriodEnd && (
          <div>
            <dt>
              <Trans>Paid period</Trans>
            </dt>
            <dd>{format.dateRange(datePeriodStart, datePeriodEnd)}</dd>
          </div>
        )}
      </dl>
      {terms && terms.features.length > 0 && (
        <ul className={classes.features}>
          {terms.features.map((feature) => (
            <li key={feature.en ?? feature.es}>
              <IconCheck size={18} stroke={2} aria-hidden />
              <LocalizedText text={feature} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
