import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { createBusinessUser as create } from '../../create-business-user.service.ts';

export const createBusinessUser: MutationResolvers['createBusinessUser'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ user: null, business: null }, () => create(ctx, input));
