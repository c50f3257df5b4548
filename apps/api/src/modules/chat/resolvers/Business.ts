import type { Context } from '../../../graphql/context.ts';
import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { BusinessRecord } from '../../businesses/index.ts';

export const Business: BusinessResolvers = {
  answering: readsOf<BusinessRecord>()(['_id'], ({ _id }, _args: object, { loaders }: Context) =>
    loaders.answeringOfBusiness.load(_id.toHexString()),
  ),
};
