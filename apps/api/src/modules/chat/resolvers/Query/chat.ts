import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { findOwnChat } from '../../chat.service.ts';

export const chat: QueryResolvers['chat'] = (_parent, { id }, ctx) => findOwnChat(ctx, id);
