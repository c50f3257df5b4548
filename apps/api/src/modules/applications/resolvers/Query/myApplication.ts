import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readMyApplication } from '../../application.service.ts';

export const myApplication: QueryResolvers['myApplication'] = (_parent, _args, ctx) =>
  readMyApplication(ctx);
