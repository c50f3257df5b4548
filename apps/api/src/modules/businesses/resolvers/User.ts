import { can } from '../../../authz/actions.ts';
import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { seenBusiness } from '../seen-business.ts';

/** What businesses add to a person. */
export const User: Pick<UserResolvers, 'business'> = {
  business: ({ _id, businessId }, _args, ctx) =>
    can(ctx.viewer, 'user.readPrivate', { userId: _id.toHexString() })
      ? seenBusiness(ctx, businessId)
      : null,
};
