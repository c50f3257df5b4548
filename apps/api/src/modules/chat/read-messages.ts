import { limits, wordsOf } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { countedPage, type ListPage, totalOf } from '../../kits/resource/index.ts';
import { keysetPage, seek } from '../../platform/database/keyset.ts';
import {
  emptyPage,
  type Page,
  type PageArguments,
  PageInfo,
} from '../../platform/database/page.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { visibleTo } from './chat.policy.ts';
import { ChatMemberModel, type ChatMemberRecord } from './conversations/member.model.ts';
import { MessageModel, type MessageRecord, type SharedKind } from './messages/message.model.ts';

type Maybe<Value> = Value | null | undefined;
type Reader = Pick<Context, 'viewer' | 'config' | 'loaders'>;
const order = { field: 'dateCreated', direction: -1 } as const;

/** What a member may read of their conversation: from when they see it on. */
const readableBy = (member: ChatMemberRecord | null): QueryFilter<MessageRecord> =>
  member?.seesFrom ? { dateCreated: { $gte: member.seesFrom } } : {};

/** Whether a member may read a message of their conversation. */
export const mayRead = (member: ChatMemberRecord | null, { dateCreated }: MessageRecord): boolean =>
  !member?.seesFrom || dateCreated >= member.seesFrom;

/**
 * A page of a conversation's messages, the newest first. Whoever holds the record may read them.
 * `around` begins half a page after a message, for going both ways from it; with an unknown one it
 * begins at the newest.
 */
export async function listMessages(
  ctx: Reader,
  { _id }: ChatRecord,
  { around, ...page }: PageArguments & { around?: Maybe<string> },
): Promise<ListPage<MessageRecord>> {
  const chatId = _id.toHexString();
  const filter = { chatId, ...readableBy(await ctx.loaders.ownChatMember.load(chatId)) };
  const start =
    around && page.after == null && page.before == null ? await startAround(filter, around) : null;
  const found = await keysetPage<MessageRecord>(ctx, {
    list: `messages:${chatId}`,
    model: MessageModel,
    // The first page around a message is bounded by its newest; cursors lead on both ways from it.
    filter: start ? { $and: [filter, start] } : filter,
    order,
    ...page,
  });
  const pageInfo = start ? withNewer(found, filter) : found.pageInfo;
  return { ...found, pageInfo, totalCount: totalOf(MessageModel, filter) };
}

/** Where a page stands that begins in the middle, before which newer ones may be. */
function withNewer(
  { edges, pageInfo }: Page<MessageRecord>,
  filter: QueryFilter<MessageRecord>,
): PageInfo {
  const newest = edges[0]?.node;
  return new PageInfo(edges, {
    hasNextPage: pageInfo.hasNextPage,
    hasPreviousPage: async () => {
      if (!newest) return false;
      const newer = seek([newest.dateCreated, newest._id], { ...order, direction: 1 });
      return (await MessageModel.exists({ $and: [filter, newer] })) !== null;
    },
  });
}

/** Where half a page newer than a message ends, as a filter; null at the end of the conversation. */
async function startAround(filter: QueryFilter<MessageRecord>, id: string) {
  const target = await MessageModel.findOne({ ...filter, _id: parseObjectId(id) }).lean();
  if (!target) return null;
  const newer = seek([target.dateCreated, target._id], { ...order, direction: 1 });
  const [last] = await MessageModel.find({ $and: [filter, newer] })
    .sort({ dateCreated: 1, _id: 1 })
    .skip(limits.chat.page / 2 - 1)
    .limit(1)
    .lean();
  return last ? seek([last.dateCreated, last._id], order, true) : null;
}

/** The pictures, files or links of a conversation, the newest first. */
export async function listShared(
  ctx: Reader,
  { _id }: ChatRecord,
  { kind, ...page }: PageArguments & { kind: SharedKind },
): Promise<ListPage<MessageRecord>> {
  const chatId = _id.toHexString();
  const readable = readableBy(await ctx.loaders.ownChatMember.load(chatId));
  return countedPage<MessageRecord>(ctx, {
    list: `shared:${chatId}:${kind}`,
    model: MessageModel,
    filter: { chatId, shares: kind, isDeleted: false, ...readable },
    order,
    ...page,
  });
}

/** So many of the conversations written in last are searched. */
const searchedChats = 500;

/** The messages of the caller's conversations, or of one of them, that have all words of a text. */
export async function searchMessages(
  ctx: Reader,
  { text, chatId, ...page }: PageArguments & { text: string; chatId?: Maybe<string> },
): Promise<ListPage<MessageRecord>> {
  const caller = signedIn(ctx.viewer);
  const words = wordsOf(text.slice(0, limits.search.max)).map(({ word }) => word);
  const own = await ChatModel.find({
    ...visibleTo(caller),
    ...(chatId == null ? {} : { _id: parseObjectId(chatId) }),
  })
    .select({ _id: 1 })
    .sort({ lastActive: -1, _id: -1 })
    .limit(searchedChats)
    .lean();
  if (words.length === 0 || own.length === 0)
    return { ...emptyPage(), totalCount: () => Promise.resolve(0) };
  const ids = own.map(({ _id }) => _id.toHexString());
  const late = await ChatMemberModel.find({
    userId: caller.userId,
    chatId: { $in: ids },
    seesFrom: { $ne: null },
  }).lean();
  const isLate = new Set(late.map((member) => member.chatId));
  const places: QueryFilter<MessageRecord>[] = [
    { chatId: { $in: ids.filter((id) => !isLate.has(id)) } },
    ...late.map(({ chatId: id, seesFrom }) => ({ chatId: id, dateCreated: { $gte: seesFrom } })),
  ];
  const last = words.length - 1;
  return countedPage<MessageRecord>(ctx, {
    list: `search:${caller.userId}:${chatId ?? ''}:${words.join(' ')}`,
    model: MessageModel,
    filter: {
      isDeleted: false,
      $or: places,
      // The last word may be unfinished.
      $and: words.map((word, index) => ({ words: index === last ? new RegExp(`^${word}`) : word })),
    },
    order,
    ...page,
  });
}

/** The first message that somebody other than the member wrote after what they saw; null when there is none. */
export async function firstUnread(
  chatId: string,
  { userId, seenThrough, seesFrom }: ChatMemberRecord,
): Promise<MessageRecord | null> {
  const from = [seenThrough ? { $gt: seenThrough } : {}, seesFrom ? { $gte: seesFrom } : {}];
  const dateCreated = Object.assign({}, ...from) as object;
  return MessageModel.findOne({
    chatId,
    authorId: { $ne: userId },
    notice: null,
    ...(Object.keys(dateCreated).length > 0 ? { dateCreated } : {}),
  })
    .sort({ dateCreated: 1, _id: 1 })
    .lean();
}

/** A message of one of the caller's conversations that they may read, or null. Joins the caller's transaction. */
export async function findOwnMessage(
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<{ message: MessageRecord; chat: ChatRecord; member: ChatMemberRecord | null } | null> {
  const caller = signedIn(viewer);
  const message = await MessageModel.findOne({ _id: parseObjectId(id) }).lean();
  if (!message) return null;
  const { chatId } = message;
  const chat = await ChatModel.findOne({
    ...visibleTo(caller),
    _id: parseObjectId(chatId),
  }).lean();
  if (!chat) return null;
  const member = await ChatMemberModel.findOne({ chatId, userId: caller.userId }).lean();
  return mayRead(member, message) ? { message, chat, member } : null;
}
