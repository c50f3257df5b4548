import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { updateListing as update } from '../../listing-drafts.service.ts';

export const updateListing: MutationResolvers['updateListing'] = (_parent, { input }, ctx) =>
  payloadOf({ listing: null }, () => update(ctx, input));
