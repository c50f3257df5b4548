import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { suspendMembership as suspend } from '../../suspension.service.ts';

export const suspendMembership: MutationResolvers['suspendMembership'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ business: null }, () => suspend(ctx, input));
