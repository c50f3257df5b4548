import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listSessions } from '../../session.service.ts';

export const mySessions: QueryResolvers['mySessions'] = (_parent, _args, ctx) => listSessions(ctx);
