import { InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

/** The normalised cache. Lists grow page by page and are kept apart by their filters. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          products: relayStylePagination(['featured', 'first']),
          notifications: relayStylePagination(['filter']),
          product: {
            // A card of a list already holds the product: its page shows at once.
            read: (known, { args, toReference }) =>
              known ?? toReference({ __typename: 'Product', id: String(args?.id) }),
          },
        },
      },
      // Values without an identity of their own belong to what holds them.
      Artwork: { keyFields: false },
      LocalizedText: { keyFields: false },
      Money: { keyFields: false },
      Category: { keyFields: ['key'] },
      Document: { keyFields: ['kind', 'version'] },
    },
  });
}
