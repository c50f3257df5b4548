import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { createListing as create } from '../../listing-drafts.service.ts';

export const createListing: MutationResolvers['createListing'] = (_parent, { input }, ctx) =>
  payloadOf({ listing: null }, () => create(ctx, input));
