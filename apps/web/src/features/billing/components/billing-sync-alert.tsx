import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { useRetryBillingSyncMutation } from '../../../gql/billing.ts';
import type { BillingSyncProblem } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';

const causes: Record<BillingSyncProblem, MessageDescriptor> = {
  UNAVAILABLE: msg`It didn’t respond. We’ll try again automatically.`,
  REFUSED: msg`It didn’t accept your data. Check your tax data.`,
  NOT_UNDERSTOOD: msg`We didn’t understand its response. Our team is looking into it.`,
};

/** The billing service did not take the business's data: why, and the way to send them again. */
export function BillingSyncAlert({ problem: cause }: { problem: BillingSyncProblem }) {
  const { t } = useLingui();
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
      title={<Trans>Your billing data didn’t reach the billing service</Trans>}
      action={
        <Button size="sm" variant="default" loading={loading} onClick={() => void send()}>
          <Trans>Send again</Trans>
        </Button>
      }
    >
      {problem ? errorMessage(problem) : t(causes[cause])}
    </InlineAlert>
  );
}
