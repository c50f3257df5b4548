import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readMyBusiness } from '../../directory.service.ts';

export const myBusiness: QueryResolvers['myBusiness'] = (_parent, _args, ctx) =>
  readMyBusiness(ctx);
