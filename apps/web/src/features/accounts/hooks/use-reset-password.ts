import { useState } from 'react';
import { useResetPasswordMutation } from '../../../gql/accounts.ts';
import type { ResetPasswordInput } from '../../../gql/schema-types.ts';
import { ViewerDocument } from '../../../gql/lib.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import { useCountdown } from '../../../lib/forms/use-countdown.ts';
import { type ResetOutcome, outcomeOf } from '../reset-outcome.ts';

export interface ResetPassword {
  reset: (input: Pick<ResetPasswordInput, 'newPassword' | 'confirmation'>) => Promise<void>;
  /** What the last attempt came to; null before the first. */
  outcome: ResetOutcome | null;
  setOutcome: (outcome: ResetOutcome | null) => void;
  isLoading: boolean;
  /** Seconds to wait before the next attempt; 0 when none. */
  secondsLeft: number;
}

/** Sets a new password, with a link's token or as the signed-in person, and reads the account again. */
export function useResetPassword(token: string | null): ResetPassword {
  const [outcome, setOutcome] = useState<ResetOutcome | null>(null);
  const [resetPassword, { client, loading }] = useResetPasswordMutation();
  const problem: FormProblem | null = outcome?.kind === 'wait' ? outcome.problem : null;
  const secondsLeft = useCountdown(problem?.retryAt, () => setOutcome(null));

  const reset: ResetPassword['reset'] = async (input) => {
    setOutcome(null);
    try {
      const { data } = await resetPassword({ variables: { input: { token, ...input } } });
      const next = outcomeOf(data?.resetPassword.userErrors ?? [{ code: 'INTERNAL' }]);
      if (next.kind === 'done') await client.refetchQueries({ include: [ViewerDocument] });
      setOutcome(next);
    } catch (error) {
      setOutcome(outcomeOf([{ code: failureOf(error) }]));
    }
  };
  return { reset, outcome, setOutcome, isLoading: loading, secondsLeft };
}
