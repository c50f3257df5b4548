import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { duplicateListing as duplicate } from '../../listing-drafts.service.ts';

export const duplicateListing: MutationResolvers['duplicateListing'] = (_parent, { input }, ctx) =>
  payloadOf({ listing: null }, () => duplicate(ctx, input));
