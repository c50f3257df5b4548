import { useState } from 'react';
import { useStartCheckoutMutation } from '../../../gql/billing.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';

/** Leads to the pay page of an invoice. What fails is said, and nothing is charged. */
export function useCheckout(invoiceId: string) {
  const [start] = useStartCheckoutMutation();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async () => {
    setStarting(true);
    setProblem(null);
    try {
      const { data } = await start({ variables: { input: { invoiceId } } });
      const payUrl = data?.startCheckout.checkout?.payUrl;
      // The button stays busy: the page is about to be left.
      if (payUrl) return window.location.assign(payUrl);
      setProblem(data?.startCheckout.userErrors[0]?.code ?? 'BILLING_UNAVAILABLE');
    } catch (error) {
      setProblem(failureOf(error));
    }
    setStarting(false);
  };
  return { begin: () => void begin(), isStarting, problem };
}
