import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listUsers } from '../../user.service.ts';

export const users: QueryResolvers['users'] = (_parent, args, ctx) => listUsers(ctx, args);
