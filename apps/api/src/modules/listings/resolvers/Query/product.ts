import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readListing } from '../../listing-lists.service.ts';

export const product: QueryResolvers['product'] = async (_parent, { id }) => {
  const listing = await readListing(id);
  return listing?.type === 'product' ? listing : null;
};
