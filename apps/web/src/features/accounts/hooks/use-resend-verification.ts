import { useState } from 'react';
import { useRequestEmailVerificationMutation } from '../../../gql/accounts.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { type FormProblem, placeErrors } from '../../../lib/forms/form-problem.ts';
import { useCountdown } from '../../../lib/forms/use-countdown.ts';

/** Sends the verification link again. */
export function useResendVerification() {
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const secondsLeft = useCountdown(problem?.retryAt, () => setProblem(null));
  const [request, { loading }] = useRequestEmailVerificationMutation();
  const resend = async () => {
    setSent(false);
    try {
      const { data } = await request();
      const refused = placeErrors(data?.requestEmailVerification.userErrors ?? [], []).problem;
      setProblem(refused);
      setSent(refused === null);
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
  };
  return { resend, isSent, problem, secondsLeft, isLoading: loading };
}
