import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { Button, Card, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../../components/localized-text.tsx';
import { Page } from '../../../components/page.tsx';
import { DocumentBody } from '../../../domains/editorial/document-body.tsx';
import { type PlansQuery, usePlansQuery } from '../../../gql/billing.ts';
import { useViewer, type Viewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './billing.module.css';

type Plan = PlansQuery['plans'][number];

/** What membership costs and gives. */
export function Plans() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { viewer } = useViewer();
  const { data, error, refetch } = usePlansQuery();
  return (
    <Page
      title={t`Plans and pricing`}
      description={t`Join for free, or pay by the month to publish products, services and property.`}
    >
      <PageHeader
        title={<Trans>Plans and pricing</Trans>}
        description={
          <Trans>Paid by the month. Nothing is ever charged by itself: you decide each time.</Trans>
        }
      />
      {data ? (
        <div className={classes.plans}>
          {data.plans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} viewer={viewer} />
          ))}
        </div>
      ) : error ? (
        <ErrorState
          title={t`The plans did not load`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={t`Loading the plans`} count={4} />
      )}
      {data?.about && (
        <section className={classes.about} aria-labelledby="about-plans">
          <h2 id="about-plans">
            <LocalizedText text={data.about.title} withLabel />
          </h2>
          <DocumentBody body={data.about.body} images={data.about.images} headingLevel={3} />
        </section>
      )}
    </Page>
  );
}

function PlanCard({ plan, viewer }: { plan: Plan; viewer: Viewer | null }) {
  const format = useFormat();
  const isPaid = plan.total.amountMinor > 0;
  return (
    <Card padding="lg" className={classes.plan} data-featured={isPaid || undefined}>
      <h2 className={classes.name}>
        <LocalizedText text={plan.name} />
      </h2>
      <p className={classes.price}>
        {isPaid ? (
          <>
            {format.money(plan.displayPrice)}{' '}
            <small>
              <Trans>{plan.displayPrice.currency} a month</Trans>
            </small>
          </>
        ) : (
          <Trans>Free</Trans>
        )}
      </p>
      {isPaid && (
        <p className={classes.note}>
          <Trans>
            Charged as {format.money(plan.total)} {plan.total.currency}, with{' '}
            {format.number(plan.taxPercent)} % tax included.
          </Trans>
        </p>
      )}
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
        <NextStep isPaid={isPaid} viewer={viewer} />
      </div>
    </Card>
  );
}

function NextStep({ isPaid, viewer }: { isPaid: boolean; viewer: Viewer | null }) {
  if (!viewer) {
    return (
      <Button
        component={Link}
        to={paths.register(isPaid ? { next: paths.becomeBusinessMember() } : {})}
        variant={isPaid ? 'filled' : 'default'}
      >
        <Trans>Create an account</Trans>
      </Button>
    );
  }
  if (!isPaid || viewer.memberType === 'wikiAdmin') return null;
  return viewer.businessId ? (
    <Button component={Link} to={paths.accountStatus()}>
      <Trans>My membership</Trans>
    </Button>
  ) : (
    <Button component={Link} to={paths.becomeBusinessMember()}>
      <Trans>Become a business member</Trans>
    </Button>
  );
}
