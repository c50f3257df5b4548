import type { BusinessNoteResolvers } from '../../../graphql/generated/resolvers.ts';

export const BusinessNote: BusinessNoteResolvers = {
  id: ({ _id }) => _id.toHexString(),
  author: ({ authorId }, _args, { loaders }) => loaders.userById.load(authorId),
};
