import { InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

/** The normalised cache. Lists grow page by page and are kept apart by their filters. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      Listing: ['Product', 'Service', 'Property'],
      CommunityUpdateSubject: ['Product', 'Service', 'Property', 'Business', 'Review'],
    },
    typePolicies: {
      Query: {
        fields: {
          listings: relayStylePagination(['type', 'filter', 'sort', 'first']),
          managedListings: relayStylePagination(['filter']),
          myFavourites: relayStylePagination(),
          search: relayStylePagination(['type', 'query', 'filter', 'sort']),
          reviews: relayStylePagination(['businessId', 'rating']),
          myReviews: relayStylePagination(),
          disputes: relayStylePagination(['status']),
          blacklist: relayStylePagination(['kind']),
          chats: relayStylePagination(),
          communityUpdates: relayStylePagination(),
          notifications: relayStylePagination(['filter']),
          users: relayStylePagination(['search']),
          applications: relayStylePagination(['tab', 'status', 'search']),
          businesses: relayStylePagination(['filter']),
          myPayments: relayStylePagination(['filter']),
          payments: relayStylePagination(['filter']),
          // The list of the server is the whole list: a revoked session leaves it.
          mySessions: { merge: false },
        },
      },
      // The people and pictures of the server are all there are: who left is gone.
      Business: {
        fields: {
          members: { merge: false },
          invitations: { merge: false },
          gallery: { merge: false },
        },
      },
      // Every type of listing has the policies of all.
      Listing: {
        fields: {
          comments: relayStylePagination(),
          engagement: { merge: true },
          images: { merge: false },
          amenities: { merge: false },
        },
      },
      ListingComment: { fields: { replies: { merge: false } } },
      Chat: { fields: { messages: relayStylePagination() } },
      // Values without an identity of their own belong to what holds them.
      Artwork: { keyFields: false },
      LocalizedText: { keyFields: false },
      Money: { keyFields: false },
      Image: { keyFields: false },
      Reason: { keyFields: false },
      BusinessLinks: { keyFields: false },
      Membership: { keyFields: false },
      ApplicationForm: { keyFields: false, merge: true },
      CommercialReference: { keyFields: false },
      AccountStatus: { keyFields: false, merge: true },
      Plan: { keyFields: ['key'] },
      // The same key stands for different things in different taxonomies.
      Category: { keyFields: false },
      Engagement: { keyFields: false },
      // There is one installation; screens read different parts of it.
      Site: { keyFields: [] },
      Document: { keyFields: ['kind', 'version'] },
    },
  });
}
