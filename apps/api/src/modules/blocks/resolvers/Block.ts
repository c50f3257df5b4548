import type { BlockResolvers, UserResolvers } from '../../../graphql/generated/resolvers.ts';

export const Block: BlockResolvers = {
  id: ({ _id }) => _id.toHexString(),
  async person({ blockedId }, _args, { loaders }) {
    const person = await loaders.userById.load(blockedId);
    return person?.erasedAt ? null : person;
  },
};

/** What this module adds to a user. */
export const User: UserResolvers = {
  viewerBlocks: ({ _id }, _args, { loaders }) => loaders.viewerBlocks.load(_id.toHexString()),
};
