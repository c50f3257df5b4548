import { reactionSigns } from '@wiki/domain';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type {
  ChatDeliveryResolvers,
  ChatMessageResolvers,
  ChatReactionResolvers,
  ChatReceiptResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { memberAddress, memberImageOf } from '../../files/index.ts';
import type { ChatMemberRecord } from '../conversations/member.model.ts';
import type { MessageRecord } from '../messages/message.model.ts';
import { mayRead } from '../read-messages.ts';
import { seenByOf } from '../messages/seen-by.ts';
import { peopleOf } from './Chat.ts';

const isOwn = ({ authorId }: MessageRecord, { viewer }: Pick<Context, 'viewer'>) =>
  authorId === viewer?.userId;

/** Those whom a message is for beside its sender. */
async function othersOf(
  { chatId, authorId }: MessageRecord,
  { loaders }: Context,
): Promise<ChatMemberRecord[]> {
  const members = await loaders.membersOfChat.load(chatId);
  return members.filter(({ userId }) => userId !== authorId);
}

/** Of them those who let the viewer know what they saw, as the viewer lets them. */
async function othersTelling(message: MessageRecord, ctx: Context): Promise<ChatMemberRecord[]> {
  const { presenceChoices, isBlockedWith } = ctx.loaders;
  if (!(await presenceChoices.load(signedIn(ctx.viewer).userId)).showsSeen) return [];
  const others = await othersOf(message, ctx);
  const tell = await Promise.all(
    others.map(
      async ({ userId }) =>
        (await presenceChoices.load(userId)).showsSeen && !(await isBlockedWith.load(userId)),
    ),
  );
  return others.filter((_member, at) => tell[at]);
}

const saw = ({ dateCreated }: MessageRecord, date: Date | null): boolean =>
  date !== null && dateCreated <= date;

const hasSeen = (message: MessageRecord, { seenThrough }: ChatMemberRecord): boolean =>
  saw(message, seenThrough);

const hasGot = (message: MessageRecord, member: ChatMemberRecord): boolean =>
  saw(message, member.deliveredThrough) || hasSeen(message, member);

const readers = async (message: MessageRecord, ctx: Context) =>
  (await othersTelling(message, ctx)).filter((member) => hasSeen(message, member));

/** Whether something is known of every other member, where there is one. */
async function ofAllOthers(
  message: MessageRecord,
  ctx: Context,
  holds: (message: MessageRecord, member: ChatMemberRecord) => boolean,
): Promise<boolean> {
  const telling = await othersTelling(message, ctx);
  if (telling.length === 0) return false;
  const others = await othersOf(message, ctx);
  return telling.length === others.length && telling.every((member) => holds(message, member));
}

/** That a message reached somebody. */
export interface ChatDeliveryView {
  userId: string;
  at: Date | null;
}

export const ChatMessage: ChatMessageResolvers = {
  id: ({ _id }) => _id.toHexString(),
  chat: ({ chatId }, _args, { loaders }) => loaders.chatById.load(chatId),
  async sender({ authorId }, _args, { loaders }) {
    const sender = await loaders.userById.load(authorId);
    return sender?.erasedAt ? null : sender;
  },
  isOwn: (message, _args, ctx) => isOwn(message, ctx),
  text: ({ messageText, isDeleted }) => (isDeleted ? '' : messageText),
  dateSent: ({ dateCreated }) => dateCreated,
  clientKey: (message, _args, ctx) => (isOwn(message, ctx) ? message.clientKey : null),
  viewerCanRestore: (message, _args, ctx) =>
    message.isDeleted && isOwn(message, ctx) && message.deletedBy === ctx.viewer?.userId,
  isSeen: (message, _args, ctx) => ofAllOthers(message, ctx, hasSeen),
  seenCount: async (message, _args, ctx) => (await readers(message, ctx)).length,
  async seenBy(message, _args, ctx) {
    if (!isOwn(message, ctx)) return [];
    const told = new Set((await readers(message, ctx)).map(({ userId }) => userId));
    return (await seenByOf(message)).filter(({ userId }) => told.has(userId));
  },
  isDelivered: (message, _args, ctx) => ofAllOthers(message, ctx, hasGot),
  async deliveredTo(message, _args, ctx) {
    if (!isOwn(message, ctx)) return [];
    const { dateCreated } = message;
    return (await othersTelling(message, ctx))
      .filter((member) => hasGot(message, member) && !hasSeen(message, member))
      .map(({ userId, deliveredThrough, deliveredAt }) => ({
        userId,
        at: deliveredThrough?.getTime() === dateCreated.getTime() ? deliveredAt : null,
      }));
  },
  async quoted({ quotedId, chatId, isDeleted }, _args, { loaders }) {
    const quoted = quotedId && !isDeleted ? await loaders.messageById.load(quotedId) : null;
    return quoted && mayRead(await loaders.ownChatMember.load(chatId), quoted) ? quoted : null;
  },
  reactions: ({ reactions, isDeleted }) =>
    reactionSigns.flatMap((sign) => {
      const userIds = reactions.filter((each) => each.sign === sign).map((each) => each.userId);
      return isDeleted || userIds.length === 0 ? [] : [{ sign, userIds }];
    }),
  async images({ imageIds, isDeleted }, _args, { loaders, config, viewer }) {
    if (isDeleted) return [];
    const files = await Promise.all(imageIds.map((id) => loaders.fileById.load(id)));
    const { userId } = signedIn(viewer);
    return files
      .map((file) => file && memberImageOf(config, file, userId))
      .filter((image) => image !== null);
  },
  async files({ fileIds, isDeleted }, _args, { loaders, config, viewer }) {
    if (isDeleted) return [];
    const files = await Promise.all(fileIds.map((id) => loaders.fileById.load(id)));
    const { userId } = signedIn(viewer);
    return files.flatMap((file) =>
      file
        ? [
            {
              id: file._id.toHexString(),
              name: file.name,
              byteSize: file.byteSize,
              contentType: file.contentType,
              url: memberAddress(config, file, userId)(),
            },
          ]
        : [],
    );
  },
  links: ({ links, isDeleted }) => (isDeleted ? [] : links),
  async preview({ links: [first], isDeleted }, _args, { loaders, config }) {
    return first && !isDeleted && config.linkPreviews ? loaders.linkPreview.load(first) : null;
  },
  notice: ({ notice }) => notice?.act ?? null,
  noticeAbout: ({ notice }, _args, ctx) => peopleOf(notice?.userIds ?? [], ctx),
};

export const ChatReaction: ChatReactionResolvers = {
  count: ({ userIds }) => userIds.length,
  isOwn: ({ userIds }, _args, { viewer }) => userIds.includes(signedIn(viewer).userId),
  users: ({ userIds }, _args, ctx) => peopleOf(userIds, ctx),
};

export const ChatReceipt: ChatReceiptResolvers = {
  date: ({ at }) => at,
  user: async ({ userId }, _args, ctx) => (await peopleOf([userId], ctx))[0] ?? null,
};

export const ChatDelivery: ChatDeliveryResolvers = {
  date: ({ at }) => at,
  user: async ({ userId }, _args, ctx) => (await peopleOf([userId], ctx))[0] ?? null,
};
