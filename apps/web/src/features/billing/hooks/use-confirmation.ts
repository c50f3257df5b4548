import { useEffect, useRef, useState } from 'react';
import { type PaymentDetailsFragment, useConfirmPaymentMutation } from '../../../gql/billing.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';

/** How far asking what became of a transaction has come. */
export type Confirmation =
  | { state: 'asking' }
  | { state: 'answered'; payment: PaymentDetailsFragment }
  | { state: 'failed'; code: string };

/** Asks what became of the transaction that the pay page came back with; asking again is harmless. */
export function useConfirmation(reference: string): {
  confirmation: Confirmation;
  retry: () => void;
} {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'asking' });
  const [confirm] = useConfirmPaymentMutation();
  const asked = useRef<string | null>(null);

  const ask = async () => {
    setConfirmation({ state: 'asking' });
    try {
      const { data } = await confirm({ variables: { input: { reference } } });
      const { payment, userErrors } = data?.confirmPayment ?? {};
      setConfirmation(
        payment
          ? { state: 'answered', payment }
          : { state: 'failed', code: userErrors?.[0]?.code ?? 'PAYMENT_CONFIRMATION_FAILED' },
      );
    } catch (error) {
      setConfirmation({ state: 'failed', code: failureOf(error) });
    }
  };

  useEffect(() => {
    // Effects run twice in development; the question is put once.
    if (asked.current === reference) return;
    asked.current = reference;
    void ask();
  });

  return { confirmation, retry: () => void ask() };
}
