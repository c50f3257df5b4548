import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { setVerified } from '../../business-administration.service.ts';

export const setBusinessVerified: MutationResolvers['setBusinessVerified'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ business: null }, () => setVerified(ctx, input));
