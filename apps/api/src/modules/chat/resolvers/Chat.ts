import { can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type { ChatResolvers } from '../../../graphql/generated/resolvers.ts';
import type { ChatRecord } from '../chat.model.ts';
import { listMessages, waitsFor } from '../chat.service.ts';

const callerId = ({ viewer }: Context) => signedIn(viewer).userId;

/** The business as the viewer may see it: one that is not public any more is not shown. */
async function businessOf({ businessId }: ChatRecord, _args: object, { viewer, loaders }: Context) {
  const business = businessId && (await loaders.businessById.load(businessId));
  if (!business) return null;
  const isVisible =
    business.status === 'active' ||
    can(viewer, 'business.readManaged', { businessId: business._id.toHexString() });
  return isVisible ? business : null;
}

export const Chat: ChatResolvers = {
  id: ({ _id }) => _id.toHexString(),
  async otherMembers({ memberIds }, _args, ctx) {
    const others = memberIds.filter((userId) => userId !== callerId(ctx));
    const users = await Promise.all(others.map((userId) => ctx.loaders.userById.load(userId)));
    return users.flatMap((user) => (user && !user.erasedAt ? [user] : []));
  },
  business: businessOf,
  viewerSells: ({ sellerId }, _args, ctx) => sellerId === callerId(ctx),
  listing: ({ listingId }, _args, { loaders }) =>
    listingId ? loaders.publicListingById.load(listingId) : null,
  lastMessage: ({ lastMessageId }, _args, { loaders }) =>
    lastMessageId ? loaders.messageById.load(lastMessageId) : null,
  isUnread: (chat, _args, ctx) => waitsFor(chat, callerId(ctx)),
  messages: (chat, args, ctx) => listMessages(ctx, chat, args),
};
