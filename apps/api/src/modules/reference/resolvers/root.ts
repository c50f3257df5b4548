import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import { resetReferenceItem, saveReferenceItem } from '../edit-reference.service.ts';
import { referenceItems } from '../reference.service.ts';

export const root = {
  Query: {
    reference: async (_parent, choice) => [...(await referenceItems(choice))],
  },
  Mutation: {
    resetReferenceItem: mutation({ item: null }, resetReferenceItem),
    saveReferenceItem: mutation({ item: null }, saveReferenceItem),
  },
} satisfies Resolvers;
