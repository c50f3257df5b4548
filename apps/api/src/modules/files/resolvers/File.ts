import type { FileResolvers } from '../../../graphql/generated/resolvers.ts';
import { imageOf } from '../images/image.ts';

export const File: FileResolvers = {
  id: (file) => file._id.toHexString(),
  image: (file) => imageOf(file),
};
