import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { Button, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../../../components/facts/localized-text.tsx';
import type { PlansPageQuery } from '../../../../gql/billing.ts';
import type { Viewer } from '../../../../lib/auth/use-viewer.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './plans.module.css';

export type Plan = PlansPageQuery['plans'][number];

export interface PlanCardProps {
  plan: Plan;
  viewer: Viewer | null;
  /** Whether this is the plan the reader has. */
  isOwn: boolean;
  /** Whether the large number is what is charged, instead of the display currency. */
  isCharged: boolean;
}

/** A plan: its price with the tax first, what it gives, the way in. */
export function PlanCard({ plan, viewer, isOwn, isCharged }: PlanCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isPaid = plan.total.amountMinor > 0;
  const shown = isCharged ? plan.total : plan.displayPrice;
  const charged = `${format.money(plan.total)} ${plan.total.currency}`;
  return (
    <section className={classes.plan} data-paid={isPaid || undefined}>
      <div className={classes.words}>
        <div className={classes.name}>
          <h2>
            <LocalizedText text={plan.name} />
          </h2>
          {isPaid && <span>{t`Month by month`}</span>}
        </div>
        <p className={classes.price}>
          {!plan.isPriceSet ? (
            <strong>{t`Price not set yet`}</strong>
          ) : isPaid ? (
            <>
              <strong>{format.money(shown)}</strong>{' '}
              <small>
                <Trans>{shown.currency} a month, tax included</Trans>
              </small>
            </>
          ) : (
            <strong>{format.money(plan.total)}</strong>
          )}
        </p>
        <p className={classes.note}>
          {!plan.isPriceSet ? (
            <Trans>You’ll see it here before you pay anything.</Trans>
          ) : isPaid ? (
            <Trans>
              Charged as {charged}: {format.money(plan.price)} plus {format.number(plan.taxPercent)}
              % VAT.
            </Trans>
          ) : (
            <Trans>For buying, learning and getting to know people, for as long as you like.</Trans>
          )}
        </p>
        <ul className={classes.features}>
          {plan.features.map((feature) => (
            <li key={feature.en ?? feature.es}>
              <IconCheck size={20} stroke={2} aria-hidden />
              <span>
                <LocalizedText text={feature} />
              </span>
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          {isOwn && <p className={classes.current}>{t`Your plan today`}</p>}
          <NextStep isPaid={isPaid} viewer={viewer} />
        </div>
      </div>
      {isPaid && (
        <div className={classes.art} aria-hidden>
          <WeaveArt seed="plans" palette="jade" columns={3} rows={8} ratio={0.5} />
        </div>
      )}
    </section>
  );
}

/** What this reader does next with the plan. */
function NextStep({ isPaid, viewer }: { isPaid: boolean; viewer: Viewer | null }) {
  const { t } = useLingui();
  if (viewer?.memberType === 'wikiAdmin') return null;
  if (!isPaid) {
    if (viewer) return null;
    return (
      <>
        <Button component={Link} to={paths.register()} variant="default">
          <Trans>Create a free account</Trans>
        </Button>
        <p className={classes.small}>{t`No card required.`}</p>
      </>
    );
  }
  if (viewer?.businessId) {
    return (
      <Button component={Link} to={paths.accountStatus()} variant="action">
        <Trans>My membership</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button
        component={Link}
        to={
          viewer
            ? paths.becomeBusinessMember()
            : paths.register({ next: paths.becomeBusinessMember() })
        }
        variant="action"
      >
        {viewer?.membershipEntry === 'STATUS' || viewer?.membershipEntry === 'PAY' ? (
          <Trans>My application</Trans>
        ) : (
          <Trans>Apply with my business</Trans>
        )}
      </Button>
      <p className={classes.small}>{t`You pay only after we approve your application.`}</p>
    </>
  );
}
