import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { useRetryBillingSyncMutation } from '../../../gql/billing.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';

/** The billing service did not take the business's data: why, and the way to send them again. */
export function BillingSyncAlert({ message }: { message: string }) {
  const errorMessage = useErrorMessage();
  const [retry, { loading }] = useRetryBillingSyncMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setProblem(null);
    try {
      const { data } = await retry();
      setProblem(data?.retryBillingSync.userErrors[0]?.code ?? null);
    } catch (error) {
      setProblem(failureOf(error));
    }
  };
  return (
    <InlineAlert
      tone="warning"
      title={<Trans>Your billing data did not reach the billing service</Trans>}
      action={
        <Button size="sm" variant="default" loading={loading} onClick={() => void send()}>
          <Trans>Send again</Trans>
        </Button>
      }
    >
      {problem ? errorMessage(problem) : message}
    </InlineAlert>
  );
}
