import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listUpdates } from '../../updates.service.ts';

export const communityUpdates: QueryResolvers['communityUpdates'] = (_parent, args, ctx) =>
  listUpdates(ctx, args);
