import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { Page } from '../../../components/page/page.tsx';
import { usePlansQuery } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { PlanForm } from '../components/plans/plan-form.tsx';
import classes from './billing.module.css';

/** What the plans cost and say, for administrators. */
export function EditPlans() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = usePlansQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t`Plans`}>
      <PageHeader
        title={<Trans>Plans</Trans>}
        description={<Trans>Invoices already issued keep their amounts.</Trans>}
      />
      {data ? (
        <div className={classes.plans}>
          {data.plans.map((plan) => (
            <PlanForm key={plan.key} plan={plan} />
          ))}
        </div>
      ) : error ? (
        <ErrorState
          title={t`We couldn’t load the plans`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={t`Loading the plans`} count={4} />
      )}
    </Page>
  );
}
