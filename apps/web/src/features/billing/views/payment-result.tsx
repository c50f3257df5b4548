import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { Button, Card, InlineAlert, ListSkeleton } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Page } from '../../../components/page/page.tsx';
import { RecordActions } from '../../../components/record-page/record-page.tsx';
import { usePaymentActions } from '../../../domains/payment-parts/use-payment-actions.tsx';
import type { PaymentDetailsFragment } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { PaymentFacts } from '../components/payment-facts.tsx';
import { SurplusNews } from '../components/surplus-news.tsx';
import { useConfirmation } from '../hooks/use-confirmation.ts';
import classes from './billing.module.css';

/** A receipt that is fetched changes nothing. */
const noReload = () => Promise.resolve();

/** Where the pay page leads back to: approved, rejected, or not confirmed yet. */
export function PaymentResult() {
  const [params] = useSearchParams();
  const [reference] = useState(() => params.get('ref_code'));
  if (!reference) return <Navigate to={paths.payMembership()} replace />;
  return <Confirmed reference={reference} />;
}

function Confirmed({ reference }: { reference: string }) {
  const { t } = useLingui();
  const { confirmation, retry } = useConfirmation(reference);
  if (confirmation.state === 'asking') {
    return (
      <Page title={t`Confirming your payment`} width="narrow">
        <div className={classes.result}>
          <IconHourglass size={48} stroke={1.5} aria-hidden />
          <h1>
            <Trans>Confirming your payment</Trans>
          </h1>
          <output>
            <Trans>This takes a few seconds. Please keep this page open.</Trans>
          </output>
        </div>
        <ListSkeleton label={t`Confirming your payment`} count={4} />
      </Page>
    );
  }
  if (confirmation.state === 'failed') {
    return <NotConfirmed code={confirmation.code} onRetry={retry} />;
  }
  const { payment } = confirmation;
  if (payment.status === 'APPROVED') return <Approved payment={payment} />;
  if (payment.status === 'REJECTED') return <Rejected payment={payment} />;
  return <NotConfirmed code="PAYMENT_CONFIRMATION_FAILED" onRetry={retry} />;
}

function Approved({ payment }: { payment: PaymentDetailsFragment }) {
  const { t } = useLingui();
  const papers = usePaymentActions().filter(({ key }) => key === 'receipt');
  const isFirst = payment.invoice.purpose === 'APPLICATION';
  return (
    <Page title={t`Transaction approved`} width="narrow">
      <div className={classes.result}>
        <IconCircleCheck size={56} stroke={1.5} aria-hidden />
        <h1>
          <Trans>Transaction approved</Trans>
        </h1>
        <Thanks payment={payment} isFirst={isFirst} />
      </div>
      <Details payment={payment}>
        <RecordActions row={payment} actions={papers} reload={noReload} hasPrimary={false} />
        <Button
          component={Link}
          to={isFirst ? paths.becomeBusinessMember() : paths.accountStatus()}
        >
          {isFirst ? <Trans>My application</Trans> : <Trans>My membership</Trans>}
        </Button>
      </Details>
    </Page>
  );
}

/** What the money does; that it does nothing yet is said where the invoice was paid already. */
function Thanks({ payment, isFirst }: { payment: PaymentDetailsFragment; isFirst: boolean }) {
  if (payment.surplus) return <SurplusNews payment={payment} />;
  return (
    <p>
      {isFirst ? (
        <Trans>
          Thank you. We’re activating your business and will let you know as soon as it’s live.
        </Trans>
      ) : (
        <Trans>Thank you. Your membership is paid for one more month.</Trans>
      )}
    </p>
  );
}

function Rejected({ payment }: { payment: PaymentDetailsFragment }) {
  const { t } = useLingui();
  return (
    <Page title={t`Transaction rejected`} width="narrow">
      <div className={classes.result} data-tone="bad">
        <IconCircleX size={56} stroke={1.5} aria-hidden />
        <h1>
          <Trans>Transaction rejected</Trans>
        </h1>
        <p role="alert">
          <Trans>
            You haven’t been charged. Check your card details and try again, or contact your bank or
            our support team.
          </Trans>
        </p>
      </div>
      <Details payment={payment}>
        <Button component={Link} to={paths.payMembership()}>
          <Trans>Try another card</Trans>
        </Button>
      </Details>
    </Page>
  );
}

function Details({ payment, children }: { payment: PaymentDetailsFragment; children: ReactNode }) {
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Transaction details</Trans>
      </h2>
      <PaymentFacts payment={payment} />
      <div className={classes.actions}>{children}</div>
    </Card>
  );
}

function NotConfirmed({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  return (
    <Page title={t`Payment not confirmed yet`} width="narrow">
      <div className={classes.result} data-tone="bad">
        <IconHourglass size={56} stroke={1.5} aria-hidden />
        <h1>
          <Trans>Payment not confirmed yet</Trans>
        </h1>
        <InlineAlert tone="error">{errorMessage(code)}</InlineAlert>
        <p>
          <Trans>
            If the payment went through, it’s recorded as soon as the payment service confirms it,
            and we’ll let you know. You don’t need to pay again.
          </Trans>
        </p>
        <div className={classes.actions}>
          <Button onClick={onRetry}>
            <Trans>Check again</Trans>
          </Button>
          <Button component={Link} to={paths.payMembership()} variant="default">
            <Trans>Back to the payment</Trans>
          </Button>
        </div>
      </div>
    </Page>
  );
}
