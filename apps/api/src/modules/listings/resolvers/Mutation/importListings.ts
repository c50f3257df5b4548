import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { importListings as importTable } from '../../import-listings.service.ts';

export const importListings: MutationResolvers['importListings'] = (_parent, { input }, ctx) =>
  payloadOf({ rows: [], created: 0 }, () => importTable(ctx, input));
