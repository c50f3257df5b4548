import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readMe } from '../../user.service.ts';

export const me: QueryResolvers['me'] = (_parent, _args, ctx) => readMe(ctx);
