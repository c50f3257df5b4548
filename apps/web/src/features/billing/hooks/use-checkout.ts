import { useState } from 'react';
import { useStartCheckoutMutation } from '../../../gql/billing.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** The pay page in the reader's language. */
function inLanguage(payUrl: string, language: string): string {
  const url = new URL(payUrl);
  url.searchParams.set('lang', language);
  return url.href;
}

/** Leads to the pay page of an invoice. What fails is said, and nothing is charged. */
export function useCheckout(invoiceId: string) {
  const language = useLanguage();
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
      if (payUrl) return window.location.assign(inLanguage(payUrl, language));
      setProblem(data?.startCheckout.userErrors[0]?.code ?? 'BILLING_UNAVAILABLE');
    } catch (error) {
      setProblem(failureOf(error));
    }
    setStarting(false);
  };
  return { begin: () => void begin(), isStarting, problem };
}
