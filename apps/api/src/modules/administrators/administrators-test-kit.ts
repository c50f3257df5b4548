import { callsOf, operation } from '../../testing/mutations.ts';

interface Payload {
  user: { id: string; memberType: string } | null;
  accessToken?: { token: string } | null;
  userErrors: { code: string; field: string | null }[];
}

const user = 'user { id memberType viewerCanMakeAdministrator viewerCanRemoveAdministrator }';

/** The mutations of administrators. */
const mutations = {
  makeAdministrator: operation('makeAdministrator', 'UserActionInput', user),
  removeAdministrator: operation('removeAdministrator', 'UserActionInput', user),
  becomeFirstAdministrator: operation(
    'becomeFirstAdministrator',
    'BecomeFirstAdministratorInput',
    'user { id memberType } accessToken { token }',
  ),
} as const;

export const { run, refusals, denial } = callsOf<Payload, keyof typeof mutations>(mutations);
