import type { ReferenceItemResolvers } from '../../../graphql/generated/resolvers.ts';
import { referenceItemId, referenceRevision } from '../reference-item.ts';

export const ReferenceItem: ReferenceItemResolvers = {
  id: ({ list, value }) => referenceItemId(list, value),
  revision: (item) => referenceRevision(item),
};
