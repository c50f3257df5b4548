import type { SavedViewResolvers } from '../../../graphql/generated/resolvers.ts';

export const SavedView: SavedViewResolvers = {
  id: ({ _id }) => _id.toHexString(),
  viewerCanChange: ({ userId }, _args, { viewer }) => viewer?.userId === userId,
};
