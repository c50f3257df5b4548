import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readUser } from '../../user.service.ts';

export const user: QueryResolvers['user'] = (_parent, { id }) => readUser(id);
