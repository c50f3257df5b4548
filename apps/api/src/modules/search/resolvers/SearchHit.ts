import type { SearchHitResolvers } from '../../../graphql/generated/resolvers.ts';
import { highlight, snippet } from '../highlight.ts';

export const SearchHit: SearchHitResolvers = {
  name: ({ listing, marks }) => highlight(listing.name, marks),
  snippet: ({ listing, marks }) => snippet(listing.description, marks),
};
