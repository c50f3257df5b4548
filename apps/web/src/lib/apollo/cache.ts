import { InMemoryCache, type TypePolicies } from '@apollo/client/cache';
import { connectionFields } from '../../gql/connection-fields.ts';
import { connectionPolicy } from '../connection/connection-policy.ts';

/** The policies of every connection of the schema. */
const connections: TypePolicies = Object.fromEntries(
  Object.entries(connectionFields).map(([type, lists]) => [
    type,
    {
      fields: Object.fromEntries(
        Object.entries(lists).map(([field, keyArgs]) => [field, connectionPolicy(keyArgs)]),
      ),
    },
  ]),
);

/** The normalized cache. Lists grow page by page and are kept apart by their filters. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes: {
      Listing: ['Product', 'Service', 'Property'],
      CommunityUpdateSubject: ['Product', 'Service', 'Property', 'Business', 'Review'],
    },
    typePolicies: {
      Query: {
        fields: {
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
          engagement: { merge: true },
          images: { merge: false },
          amenities: { merge: false },
        },
      },
      ListingComment: { fields: { replies: { merge: false } } },
      // Values without an identity of their own belong to what holds them.
      Artwork: { keyFields: false },
      LocalizedText: { keyFields: false },
      LocalizedList: { keyFields: false },
      Money: { keyFields: false },
      Image: { keyFields: false },
      Reason: { keyFields: false },
      BusinessLinks: { keyFields: false },
      Membership: { keyFields: false },
      ApplicationForm: { keyFields: false, merge: true },
      CommercialReference: { keyFields: false },
      AccountStatus: { keyFields: false, merge: true },
      Plan: { keyFields: ['key'] },
      EditableDocument: { keyFields: ['kind'] },
      DocumentDraft: { keyFields: false },
      // The same key stands for different things in different taxonomies.
      Category: { keyFields: false },
      Engagement: { keyFields: false },
      // There is one installation; screens read different parts of it.
      Site: { keyFields: [] },
      Settings: { keyFields: [] },
      Document: { keyFields: ['kind', 'version'] },
    },
  });
  cache.policies.addTypePolicies(connections);
  return cache;
}
