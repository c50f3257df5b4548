import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { updateBusiness as update } from '../../update-business.service.ts';

export const updateBusiness: MutationResolvers['updateBusiness'] = (_parent, { input }, ctx) =>
  payloadOf({ business: null }, () => update(ctx, input));
