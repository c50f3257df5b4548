import type { Context } from '../../../graphql/context.ts';
import type { BlockResolvers, UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { UserRecord } from '../../users/index.ts';

export const Block: BlockResolvers = {
  id: ({ _id }) => _id.toHexString(),
  async person({ blockedId }, _args, { loaders }) {
    const person = await loaders.userById.load(blockedId);
    return person?.erasedAt ? null : person;
  },
};

/** What this module adds to a user. */
export const User: UserResolvers = {
  viewerBlocks: readsOf<UserRecord>()(['_id'], ({ _id }, _args: object, { loaders }: Context) =>
    loaders.viewerBlocks.load(_id.toHexString()),
  ),
};
