import type { ReferenceItemResolvers } from '../../../graphql/generated/resolvers.ts';
import { referenceItemId } from '../reference-item.ts';

export const ReferenceItem: ReferenceItemResolvers = {
  id: ({ list, value }) => referenceItemId(list, value),
};
