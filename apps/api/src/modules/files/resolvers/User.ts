import type { Context } from '../../../graphql/context.ts';
import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { UserRecord } from '../../users/index.ts';
import { fileIdOf } from '../serving/addresses.ts';
import { imageOf } from '../images/image.ts';

/** What this module adds to a user. */
export const User: UserResolvers = {
  photo: readsOf<UserRecord>()(
    ['photoUrl'],
    async ({ photoUrl }, _args: object, { loaders }: Context) => {
      const fileId = photoUrl && fileIdOf(photoUrl);
      return fileId ? imageOf(await loaders.fileById.load(fileId)) : null;
    },
  ),
};
