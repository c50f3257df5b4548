import type { AccountStatusChangeResolvers } from '../../../graphql/generated/resolvers.ts';
import { readAccountStatus } from '../membership/account-status.service.ts';

export const AccountStatusChange: AccountStatusChangeResolvers = {
  // Read at delivery, with the rights of that moment.
  accountStatus: (_change, _args, ctx) => readAccountStatus(ctx),
};
