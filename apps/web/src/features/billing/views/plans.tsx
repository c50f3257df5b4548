import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, ListSkeleton } from '@wiki/ui';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { Page } from '../../../components/page/page.tsx';
import { DocumentBody } from '../../../domains/editorial/document-body.tsx';
import { useAccountStatusQuery, usePlansPageQuery } from '../../../gql/billing.ts';
import { useViewer, type Viewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useIsHydrated } from '../../../lib/hydration/use-is-hydrated.ts';
import { JoinPanel } from '../components/join-panel.tsx';
import { type Plan, PlanCard } from '../components/plans/plan-card.tsx';
import { PlanQuestions } from '../components/plans/plan-questions.tsx';
import { PlanSteps } from '../components/plans/plan-steps.tsx';
import { PlanTable } from '../components/plans/plan-table.tsx';
import classes from '../components/plans/plans.module.css';

const remembered = 'wiki.planCurrency';

/** Which of the two amounts the reader looks at: the display currency, or what is charged. */
function useCurrencyChoice() {
  // What the device remembers is shown once the rendered page, which knows nothing of it, is alive.
  const isHydrated = useIsHydrated();
  const [chosen, setCharged] = useState(() => {
    try {
      return localStorage.getItem(remembered) === 'charged';
    } catch {
      return false;
    }
  });
  const isCharged = isHydrated && chosen;
  const choose = (next: boolean) => {
    setCharged(next);
    try {
      localStorage.setItem(remembered, next ? 'charged' : 'shown');
    } catch {
      // Storage is closed: the choice holds until the page is left.
    }
  };
  return [isCharged, choose] as const;
}

/** The plan of who reads: that of their business, free without one; null while it is not known. */
function useOwnPlan(viewer: Viewer | null): Plan['key'] | null {
  const isOfBusiness = viewer !== null && viewer.businessId !== null;
  const { data } = useAccountStatusQuery({ skip: !isOfBusiness });
  if (!viewer || viewer.memberType === 'wikiAdmin') return null;
  if (!isOfBusiness) return 'free';
  return data ? (data.accountStatus.membership?.plan ?? 'free') : null;
}

/** What membership costs and gives, how one gets in, and what if. */
export function Plans() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const viewer = useViewer();
  const { data, error, refetch } = usePlansPageQuery();
  const ownPlan = useOwnPlan(viewer);
  const [isCharged, chooseCharged] = useCurrencyChoice();
  const paid = data?.plans.find(({ total }) => total.amountMinor > 0) ?? null;
  const free = data?.plans.find(({ total }) => total.amountMinor === 0) ?? null;
  const hasTwo = paid?.isPriceSet && paid.displayPrice.currency !== paid.total.currency;
  return (
    <Page
      title={t`Plans and pricing`}
      description={t`Join for free, or pay by the month to publish products, services and property.`}
    >
      <header className={classes.head}>
        <div>
          <h1 tabIndex={-1}>
            <Trans>Join for free. Pay after your business is approved.</Trans>
          </h1>
          <p>
            <Trans>
              Browsing, messaging and applying are free. Business membership has one price, paid
              month by month. You’re never charged automatically.
            </Trans>
          </p>
        </div>
        {paid && hasTwo && (
          <div>
            <Choice
              label={t`Currency of the prices`}
              value={isCharged ? paid.total.currency : paid.displayPrice.currency}
              options={[paid.displayPrice.currency, paid.total.currency].map((currency) => ({
                value: currency,
                label: currency,
              }))}
              onChange={(currency) => chooseCharged(currency === paid.total.currency)}
              isLarge
            />
            <p className={classes.charged}>{t`Charged in ${paid.total.currency}`}</p>
          </div>
        )}
      </header>
      {!data &&
        (error ? (
          <ErrorState
            title={t`We couldn’t load the plans`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ListSkeleton label={t`Loading the plans`} count={4} />
        ))}
      {data && (
        <div className={classes.plans}>
          {[free, paid].map(
            (plan) =>
              plan && (
                <PlanCard
                  key={plan.key}
                  plan={plan}
                  viewer={viewer}
                  isOwn={plan.key === ownPlan}
                  isCharged={isCharged}
                />
              ),
          )}
        </div>
      )}
      <PlanSteps />
      {free && paid && <PlanTable free={free} paid={paid} />}
      {data?.about && (
        <section className={classes.questions} aria-labelledby="about-plans">
          <h2 id="about-plans">
            <LocalizedText text={data.about.title} withLabel />
          </h2>
          <div>
            <DocumentBody body={data.about.body} images={data.about.images} headingLevel={3} />
          </div>
        </section>
      )}
      <PlanQuestions questions={data?.questions ?? []} viewer={viewer} />
      <JoinPanel viewer={viewer} />
    </Page>
  );
}
