import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { reinstateMembership as reinstate } from '../../suspension.service.ts';

export const reinstateMembership: MutationResolvers['reinstateMembership'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ business: null }, () => reinstate(ctx, input));
