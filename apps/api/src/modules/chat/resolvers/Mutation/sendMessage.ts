import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { sendMessage as send } from '../../send-message.service.ts';

export const sendMessage: MutationResolvers['sendMessage'] = (_parent, { input }, ctx) =>
  payloadOf({ message: null, chat: null }, () => send(ctx, input));
