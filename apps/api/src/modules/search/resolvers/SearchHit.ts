import type { SearchHitResolvers } from '../../../graphql/generated/resolvers.ts';
import { highlight, snippet } from '../highlight.ts';

export const SearchHit: SearchHitResolvers = {
  name: ({ listing, words }) => highlight(listing.name, words),
  snippet: ({ listing, words }) => snippet(listing.description, words),
};
