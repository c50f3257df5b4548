import { callsOf, operation } from '../../testing/mutations.ts';

interface Payload {
  user: { id: string; memberType: string; staffRole?: string | null } | null;
  accessToken?: { token: string } | null;
  userErrors: { code: string; field: string | null }[];
}

const user = 'user { id memberType staffRole viewerCanSetStaffRole }';

/** The mutations of administrators. */
const mutations = {
  setStaffRole: operation('setStaffRole', 'SetStaffRoleInput', user),
  becomeFirstAdministrator: operation(
    'becomeFirstAdministrator',
    'BecomeFirstAdministratorInput',
    'user { id memberType } accessToken { token }',
  ),
} as const;

export const { run, refusals, denial } = callsOf<Payload, keyof typeof mutations>(mutations);
