import { type SyntheticEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf } from '../errors/error-codes.ts';
import { type FormProblem, placeErrors, type RefusedInput } from './form-problem.ts';
import { useCountdown } from './use-countdown.ts';

export interface Submit {
  /** For the form's `onSubmit`. */
  onSubmit: (event: SyntheticEvent) => void;
  /** Sends it without a press. */
  send: () => Promise<void>;
  /** Why the last attempt was refused as a whole. */
  problem: FormProblem | null;
  /** Seconds to wait before the next attempt; 0 when none. */
  secondsLeft: number;
}

/**
 * Sends a form: refusals of the API return to their fields, everything else becomes the form's
 * problem, and what was typed stays.
 * @param fields the names of the form's fields, in their order
 * @param send sends the values and answers the `userErrors`; empty means done
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
  send: (values: Values) => Promise<readonly RefusedInput[]>,
): Submit {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const secondsLeft = useCountdown(problem?.retryAt, () => setProblem(null));
  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        const placed = placeErrors(await send(values), fields);
        for (const { field, code } of placed.fields) {
          form.setError(field, { type: 'server', message: code });
        }
        setProblem(placed.problem);
      } catch (error) {
        setProblem({ code: failureOf(error) });
      }
    },
    () => setProblem(null),
  );
  return { onSubmit: (event) => void submit(event), send: () => submit(), problem, secondsLeft };
}
