import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { actOnListings as act } from '../../act-on-listings.service.ts';

export const actOnListings: MutationResolvers['actOnListings'] = (_parent, { input }, ctx) =>
  payloadOf({ outcomes: [] }, () => act(ctx, input));
