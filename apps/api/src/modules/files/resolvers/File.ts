import type { FileResolvers } from '../../../graphql/generated/resolvers.ts';
import { imageOf } from '../image.ts';

export const File: FileResolvers = {
  id: (file) => file._id.toHexString(),
  image: (file) => imageOf(file),
};
