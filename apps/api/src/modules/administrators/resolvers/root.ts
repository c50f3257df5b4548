import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import { loggingAccess } from '../../../platform/logging/log-access.ts';
import { setStaffRole } from '../administrators.service.ts';
import { becomeFirstAdministrator, needsAdministrator } from '../first-run.service.ts';

export const root = {
  Query: {
    needsAdministrator: () => needsAdministrator(),
  },
  Mutation: {
    becomeFirstAdministrator: mutation(
      { user: null, accessToken: null },
      loggingAccess('first run', becomeFirstAdministrator),
    ),
    setStaffRole: mutation({ user: null }, setStaffRole),
  },
} satisfies Resolvers;
