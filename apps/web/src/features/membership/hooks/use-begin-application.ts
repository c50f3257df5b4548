import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MyApplicationDocument, useSaveApplicationDraftMutation } from '../../../gql/membership.ts';
import type { ApplicationFormInput } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';

/** What the form begins with: what the account knows already. */
const prefill = ({ firstName, lastName, email }: Viewer): ApplicationFormInput => ({
  contactFirstName: firstName,
  contactLastName: lastName,
  email,
  country: 'CO',
});

/** Begins an application, which is a draft on the server from its first moment. */
export function useBeginApplication(viewer: Viewer) {
  const navigate = useNavigate();
  const [save, { loading, client }] = useSaveApplicationDraftMutation();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const begin = async (): Promise<void> => {
    setProblem(null);
    try {
      const { data } = await save({
        variables: { input: { step: 'GENERAL', form: prefill(viewer) } },
      });
      const { application, userErrors = [] } = data?.saveApplicationDraft ?? {};
      const [error] = userErrors;
      // Another device began it a moment ago: that one is gone on with.
      if (error?.code === 'APPLICATION_OPEN') {
        await client.query({ query: MyApplicationDocument, fetchPolicy: 'network-only' });
        return;
      }
      if (error) return setProblem({ code: error.code });
      client.cache.updateQuery({ query: MyApplicationDocument }, (known) =>
        known && application ? { ...known, myApplication: application } : undefined,
      );
      await navigate(`${paths.becomeBusinessMember()}?step=general`);
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
  };

  return { begin, isLoading: loading, problem };
}
