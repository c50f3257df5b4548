import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { countUnreadChats } from '../../chat.service.ts';
import { contactSeller as open } from '../../contact-seller.service.ts';

export const contactSeller: MutationResolvers['contactSeller'] = async (_parent, { input }, ctx) =>
  payloadOf({ chat: null, unreadChatCount: await countUnreadChats(ctx) }, () => open(ctx, input));
