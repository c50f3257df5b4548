import { useState } from 'react';
import { useSubmitApplicationMutation } from '../../../gql/membership.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import type { ApplicationFormState } from './use-application-form.ts';

/**
 * Submits what is saved. Refusals of fields go to them; the answer says whether it was accepted.
 */
export function useSubmitApplication(
  applicationId: string,
  { saver, placeRefusals }: Pick<ApplicationFormState, 'saver' | 'placeRefusals'>,
) {
  const [submit] = useSubmitApplicationMutation();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const send = async (): Promise<void> => {
    setProblem(null);
    // What could not be saved cannot be submitted: the line about saving says why.
    if (!(await saver.flush())) return;
    try {
      const { data } = await submit({
        variables: { input: { applicationId, version: saver.version } },
      });
      const errors = data?.submitApplication.userErrors ?? [];
      const other = placeRefusals(errors);
      // The summary says so already when it is about fields.
      if (other && other.code !== 'ALL_FIELDS_REQUIRED') setProblem({ code: other.code });
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
  };

  return { send, problem };
}
