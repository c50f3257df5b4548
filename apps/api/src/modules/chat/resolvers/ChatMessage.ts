import { reactionSigns } from '@wiki/domain';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type {
  ChatMessageResolvers,
  ChatReactionResolvers,
  ChatReceiptResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { memberAddress, memberImageOf } from '../../files/index.ts';
import type { ChatMemberRecord } from '../member.model.ts';
import type { MessageRecord } from '../message.model.ts';
import { mayRead } from '../read-messages.ts';
import { seenByOf } from '../seen-by.ts';
import { peopleOf } from './Chat.ts';

const isOwn = ({ authorId }: MessageRecord, { viewer }: Pick<Context, 'viewer'>) =>
  authorId === viewer?.userId;

/** Those who read a message beside its sender, as far as they and the viewer let each other know. */
async function othersTelling(
  { chatId, authorId }: MessageRecord,
  { loaders }: Context,
): Promise<ChatMemberRecord[]> {
  const own = await loaders.ownChatMember.load(chatId);
  if (own?.hidesSeen) return [];
  const members = await loaders.membersOfChat.load(chatId);
  return members.filter(({ userId, hidesSeen }) => userId !== authorId && !hidesSeen);
}

const saw = ({ dateCreated }: MessageRecord, date: Date | null): boolean =>
  date !== null && dateCreated <= date;

async function readers(message: MessageRecord, ctx: Context) {
  return (await othersTelling(message, ctx)).filter(({ seenThrough }) => saw(message, seenThrough));
}

/** Whether something holds of every other member, where there is one. */
async function ofAllOthers(
  { chatId, authorId }: MessageRecord,
  { loaders }: Context,
  holds: (member: ChatMemberRecord) => boolean,
): Promise<boolean> {
  const others = (await loaders.membersOfChat.load(chatId)).filter(
    ({ userId }) => userId !== authorId,
  );
  return others.length > 0 && others.every(holds);
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
  async isSeen(message, _args, ctx) {
    const own = await ctx.loaders.ownChatMember.load(message.chatId);
    if (own?.hidesSeen) return false;
    return ofAllOthers(
      message,
      ctx,
      ({ seenThrough, hidesSeen }) => !hidesSeen && saw(message, seenThrough),
    );
  },
  seenCount: async (message, _args, ctx) => (await readers(message, ctx)).length,
  async seenBy(message, _args, ctx) {
    if (!isOwn(message, ctx)) return [];
    const told = new Set((await readers(message, ctx)).map(({ userId }) => userId));
    return (await seenByOf(message)).filter(({ userId }) => told.has(userId));
  },
  isDelivered: (message, _args, ctx) =>
    ofAllOthers(
      message,
      ctx,
      ({ deliveredThrough, seenThrough, hidesSeen }) =>
        saw(message, deliveredThrough) || (!hidesSeen && saw(message, seenThrough)),
    ),
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
