import { can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type { ChatMemberResolvers, ChatResolvers } from '../../../graphql/generated/resolvers.ts';
import { imageOf } from '../../files/index.ts';
import type { UserRecord } from '../../users/index.ts';
import type { ChatRecord } from '../chat.model.ts';
import { kindOf, waitsFor } from '../chat.service.ts';
import { letsKnow } from '../live/chat-presence.ts';
import { awaitsAnswer, canWrite } from '../messages/may-write.ts';
import { firstUnread, listMessages, listShared, mayRead } from '../read-messages.ts';

const callerId = ({ viewer }: Context) => signedIn(viewer).userId;
const idOf = ({ _id }: ChatRecord) => _id.toHexString();

/** The people of some ids whose accounts are there. */
export async function peopleOf(
  ids: readonly string[],
  { loaders }: Pick<Context, 'loaders'>,
): Promise<UserRecord[]> {
  const users = await Promise.all(ids.map((userId) => loaders.userById.load(userId)));
  return users.flatMap((user) => (user && !user.erasedAt ? [user] : []));
}

const personOf = async (id: string, ctx: Pick<Context, 'loaders'>): Promise<UserRecord | null> =>
  (await peopleOf([id], ctx))[0] ?? null;

/** The business as the viewer may see it: one that is not public any more is not shown. */
async function businessOf({ businessId }: ChatRecord, _args: object, { viewer, loaders }: Context) {
  const business = businessId && (await loaders.businessById.load(businessId));
  if (!business) return null;
  const isVisible =
    business.status === 'active' ||
    can(viewer, 'business.readManaged', { businessId: business._id.toHexString() });
  return isVisible ? business : null;
}

/** Who of the others is here, as far as the viewer may know. */
async function presenceIn(chat: ChatRecord, _args: object, ctx: Context) {
  if (!letsKnow(chat)) return [];
  const others = chat.memberIds.filter((userId) => userId !== callerId(ctx));
  const known = await Promise.all(others.map((userId) => ctx.loaders.presenceOf.load(userId)));
  return known.filter((each) => each !== null);
}

export const Chat: ChatResolvers = {
  id: idOf,
  kind: kindOf,
  otherMembers: ({ memberIds }, _args, ctx) =>
    peopleOf(
      memberIds.filter((userId) => userId !== callerId(ctx)),
      ctx,
    ),
  members: (chat, _args, { loaders }) => loaders.membersOfChat.load(idOf(chat)),
  memberCount: ({ memberIds }) => memberIds.length,
  name: ({ group }) => group?.name ?? null,
  picture: async ({ group }, _args, { loaders }) =>
    group?.pictureId ? imageOf(await loaders.fileById.load(group.pictureId)) : null,
  owner: ({ group }, _args, ctx) => (group ? personOf(group.ownerId, ctx) : null),
  whoMayAdd: ({ group }) => group?.whoMayAdd ?? null,
  newMembersSeePast: ({ group }) => group?.newMembersSeePast ?? null,
  business: businessOf,
  viewerSells: ({ sellerId }, _args, ctx) => sellerId === callerId(ctx),
  listing: ({ listingId }, _args, { loaders }) =>
    listingId ? loaders.publicListingById.load(listingId) : null,
  async lastMessage(chat, _args, { loaders }) {
    const last = chat.lastMessageId ? await loaders.messageById.load(chat.lastMessageId) : null;
    return last && mayRead(await loaders.ownChatMember.load(idOf(chat)), last) ? last : null;
  },
  isUnread: (chat, _args, ctx) => waitsFor(chat, callerId(ctx)),
  async unreadCount(chat, _args, { loaders }) {
    const member = await loaders.ownChatMember.load(idOf(chat));
    return Math.max(0, chat.messageCount - (member?.seenCount ?? 0));
  },
  async firstUnread(chat, _args, { loaders }) {
    const member = await loaders.ownChatMember.load(idOf(chat));
    if (!member || chat.messageCount <= member.seenCount) return null;
    return firstUnread(idOf(chat), member);
  },
  isArchived: ({ archivedBy }, _args, ctx) => archivedBy.includes(callerId(ctx)),
  isMuted: ({ mutedBy }, _args, ctx) => mutedBy.includes(callerId(ctx)),
  isPinned: ({ pinnedBy }, _args, ctx) => pinnedBy.includes(callerId(ctx)),
  draft: async (chat, _args, { loaders }) =>
    (await loaders.ownChatDraft.load(idOf(chat)))?.text ?? null,
  viewerCanWrite: (chat, _args, ctx) => canWrite(chat, callerId(ctx)),
  viewerAwaitsAnswer: (chat, _args, ctx) => awaitsAnswer(chat, callerId(ctx)),
  viewerLeads: (chat, _args, { viewer }) => can(viewer, 'chat.leadGroup', chat),
  viewerCanAdd: (chat, _args, { viewer }) =>
    chat.group !== null && can(viewer, 'chat.addToGroup', chat),
  presence: presenceIn,
  messages: (chat, args, ctx) => listMessages(ctx, chat, args),
  shared: (chat, args, ctx) => listShared(ctx, chat, args),
};

export const ChatMember: ChatMemberResolvers = {
  user: ({ userId }, _args, ctx) => personOf(userId, ctx),
  async isOwner({ chatId, userId }, _args, { loaders }) {
    return (await loaders.chatById.load(chatId))?.group?.ownerId === userId;
  },
};
