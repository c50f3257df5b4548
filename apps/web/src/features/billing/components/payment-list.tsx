import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.tsx';
import type { PaymentRowFragment } from '../../../gql/billing.ts';
import type { More } from '../../../lib/apollo/use-more.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { PaymentTable, type PaymentTableProps } from './payment-table.tsx';

export interface PaymentListProps extends Pick<PaymentTableProps, 'addressOf'> {
  list: {
    payments: readonly PaymentRowFragment[] | null;
    error: unknown;
    retry: () => void;
    more: More;
  };
  /** Whether something is left out by a filter, and the address of the list without it. */
  isNarrowed: boolean;
  allAddress: string;
}

/** A list of payments in all its states. */
export function PaymentList({ list, isNarrowed, allAddress, addressOf }: PaymentListProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { payments, error } = list;
  if (error) {
    return (
      <ErrorState
        title={t`The payments did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (!payments) return <ListSkeleton label={t`Loading payments`} count={5} />;
  if (payments.length === 0) {
    return (
      <EmptyState
        seed="payments"
        title={isNarrowed ? t`No payment fits` : t`There are no payments yet`}
        message={
          isNarrowed
            ? t`Choose another state or other dates.`
            : t`What you pay appears here with its receipt.`
        }
        action={
          isNarrowed && (
            <Button component={Link} to={allAddress} variant="default">
              <Trans>Show all payments</Trans>
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <PaymentTable payments={payments} addressOf={addressOf} />
      <MoreButton more={list.more}>
        <Trans>Show more payments</Trans>
      </MoreButton>
    </>
  );
}
