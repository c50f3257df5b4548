import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { setStatus } from '../../business-administration.service.ts';

export const setBusinessStatus: MutationResolvers['setBusinessStatus'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ business: null }, () => setStatus(ctx, input));
