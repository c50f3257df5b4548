import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readAccountStatus } from '../../account-status.service.ts';

export const accountStatus: QueryResolvers['accountStatus'] = (_parent, _args, ctx) =>
  readAccountStatus(ctx);
