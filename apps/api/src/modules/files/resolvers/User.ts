import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { fileIdOf } from '../addresses.ts';
import { imageOf } from '../image.ts';

/** What this module adds to a user. */
export const User: UserResolvers = {
  photo: async ({ photoUrl }, _args, { loaders }) => {
    const fileId = photoUrl && fileIdOf(photoUrl);
    return fileId ? imageOf(await loaders.fileById.load(fileId)) : null;
  },
};
