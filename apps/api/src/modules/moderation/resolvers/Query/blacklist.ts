import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listBlacklist } from '../../blacklist.service.ts';

export const blacklist: QueryResolvers['blacklist'] = (_parent, args, ctx) =>
  listBlacklist(ctx, args);
