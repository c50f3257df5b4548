import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listChats } from '../../chat.service.ts';

export const chats: QueryResolvers['chats'] = (_parent, args, ctx) => listChats(ctx, args);
