import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';

export const Business: BusinessResolvers = {
  answering: ({ _id }, _args, { loaders }) => loaders.answeringOfBusiness.load(_id.toHexString()),
};
