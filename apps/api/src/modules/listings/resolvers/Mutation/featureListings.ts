import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { featureListings as feature } from '../../feature-listings.service.ts';

export const featureListings: MutationResolvers['featureListings'] = (_parent, { input }, ctx) =>
  payloadOf({ outcomes: [] }, () => feature(ctx, input));
