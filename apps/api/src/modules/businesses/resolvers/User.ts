import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { UserRecord } from '../../users/index.ts';
import { seenBusiness } from '../profile/seen-business.ts';

/** What businesses add to a person. */
export const User: Pick<UserResolvers, 'business'> = {
  business: readsOf<UserRecord>()(
    ['_id', 'businessId'],
    ({ _id, businessId }, _args: object, ctx: Context) =>
      can(ctx.viewer, 'user.readPrivate', { userId: _id.toHexString() })
        ? seenBusiness(ctx, businessId)
        : null,
  ),
};
