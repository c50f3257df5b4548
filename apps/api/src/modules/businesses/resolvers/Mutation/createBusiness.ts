import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { createBusinessByHand } from '../../business-administration.service.ts';

export const createBusiness: MutationResolvers['createBusiness'] = (_parent, { input }, ctx) =>
  payloadOf({ business: null }, () => createBusinessByHand(ctx, input));
