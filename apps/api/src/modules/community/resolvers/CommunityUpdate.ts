import type {
  CommunityUpdateResolvers,
  CommunityUpdateSubjectResolvers,
} from '../../../graphql/generated/resolvers.ts';

export const CommunityUpdate: CommunityUpdateResolvers = {
  id: ({ kind, position: [, id] }) => `${kind}:${id.toHexString()}`,
  date: ({ position: [date] }) => date,
};

const listingNames = { product: 'Product', service: 'Service', property: 'Property' } as const;

export const CommunityUpdateSubject: CommunityUpdateSubjectResolvers = {
  __resolveType(subject) {
    if ('type' in subject) return listingNames[subject.type];
    return 'exchangeDetails' in subject ? 'Review' : 'Business';
  },
};
