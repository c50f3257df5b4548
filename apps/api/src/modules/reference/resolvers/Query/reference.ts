import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { referenceItems } from '../../reference.service.ts';

export const reference: QueryResolvers['reference'] = async (_parent, choice) => [
  ...(await referenceItems(choice)),
];
