import { type TestClient } from '../../testing/client.ts';
import type { ApplicationRecord } from './application.model.ts';

/** What the specs read of an application. */
export interface ApplicationAnswer {
  id: string;
  status: string;
  version: number;
  step: string;
  viewerActions: string[];
  requestedChanges: { field: string; comment: string }[];
  businessId: string | null;
}

/** The answer to an act, or the code it was thrown with. */
export interface ActAnswer {
  thrown: string | null;
  application: ApplicationAnswer | null;
  codes: string[];
  fields: string[];
  messages: string[];
}

export const applicationFields =
  'id status version step viewerActions requestedChanges { field comment } businessId';

interface Payload {
  application: ApplicationAnswer | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

/** Runs an act as somebody. */
export async function act(
  client: TestClient,
  mutation: string,
  input: Record<string, unknown>,
): Promise<ActAnswer> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await client.request<Record<string, Payload>>(
    `mutation ($input: ${inputTypes[mutation] ?? type}!) {
      ${mutation}(input: $input) {
        application { ${applicationFields} }
        userErrors { code field message }
      }
    }`,
    { input },
  );
  const { application = null, userErrors = [] } = data?.[mutation] ?? {};
  return {
    thrown: errors ? String(errors[0]?.extensions?.['code']) : null,
    application,
    codes: userErrors.map(({ code }) => code),
    fields: userErrors.map(({ field }) => String(field)),
    messages: userErrors.map(({ message }) => message),
  };
}

/** Acts whose input is not named after them. */
const inputTypes: Readonly<Record<string, string>> = {
  submitApplication: 'ApplicationActionInput',
  withdrawApplication: 'ApplicationActionInput',
  approveApplication: 'ApplicationActionInput',
  reconsiderApplication: 'ApplicationActionInput',
  remindApplicant: 'ApplicationActionInput',
  rejectApplication: 'CloseApplicationInput',
  deleteApplication: 'CloseApplicationInput',
};

/** What names an application as it was read. */
export const named = ({ _id, version }: Pick<ApplicationRecord, '_id' | 'version'>) => ({
  applicationId: _id.toHexString(),
  version,
});
