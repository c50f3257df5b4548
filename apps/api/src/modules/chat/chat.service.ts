import { type ChatKind, limits, wordsOf } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { signedIn, type Viewer } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { descending, list } from '../../kits/resource/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { visibleTo } from './chat.policy.ts';

type Caller = Pick<Context, 'viewer'>;
type Maybe<Value> = Value | null | undefined;

/** What to list of the inbox. */
export interface ChatsArgs {
  filter?: Maybe<'ALL' | 'UNREAD' | 'GROUPS' | 'ARCHIVED' | 'PINNED'>;
  search?: Maybe<string>;
}

/** The caller's conversation with the id, or null. Joins the caller's transaction. */
export async function findOwnChat({ viewer }: Caller, id: string): Promise<ChatRecord | null> {
  const _id = parseObjectId(id);
  return _id && ChatModel.findOne({ ...visibleTo(signedIn(viewer)), _id }).lean();
}

/** The same for `load` of a write. */
export const readChat = (id: string, viewer: Viewer): Promise<ChatRecord | null> =>
  findOwnChat({ viewer }, id);

/** What an inbox lists under each of its filters: what was put away only among that, and when searched for. */
function listedUnder({ filter, search }: ChatsArgs, userId: string): QueryFilter<ChatRecord> {
  const words = wordsOf(search ?? '').map(({ word }) => word);
  // Words are of letters and digits alone: as they are they are patterns of themselves.
  if (words.length > 0)
    return { $and: words.map((word) => ({ searchNames: new RegExp(`^${word}`) })) };
  switch (filter) {
    case 'UNREAD':
      return { ...waitingFor(userId), archivedBy: { $ne: userId } };
    case 'GROUPS':
      return { isGroup: true, archivedBy: { $ne: userId } };
    case 'ARCHIVED':
      return { archivedBy: userId };
    case 'PINNED':
      return { pinnedBy: userId, archivedBy: { $ne: userId } };
    default:
      return { archivedBy: { $ne: userId } };
  }
}

/** The caller's conversations, the last active first. */
export const chats = list({
  name: 'chats',
  model: ChatModel,
  visibleTo(viewer, args: ChatsArgs): QueryFilter<ChatRecord> {
    const caller = signedIn(viewer);
    const { $and: both = [], ...visible } = visibleTo(caller);
    const { $and: searched = [], ...listed } = listedUnder(args, caller.userId);
    return { ...visible, ...listed, $and: [...both, ...searched] };
  },
  order: descending('lastActive'),
});

/** What waits for somebody: what they did not see and somebody wrote in. */
const waitingFor = (userId: string): QueryFilter<ChatRecord> => ({
  notSeenBy: userId,
  lastMessageId: { $ne: null },
});

/**
 * The badge: how many conversations wait for the caller, always counted. One that nobody wrote in
 * waits for nobody, whoever sent the last message is not among those who did not see it, and those
 * that are muted wait in silence.
 */
export async function countUnreadChats({ viewer }: Caller): Promise<number> {
  const caller = signedIn(viewer);
  const { userId } = caller;
  const loud = { ...waitingFor(userId), mutedBy: { $ne: userId }, archivedBy: { $ne: userId } };
  return ChatModel.countDocuments({ ...visibleTo(caller), ...loud });
}

/** Whether a conversation waits for somebody. */
export const waitsFor = ({ notSeenBy, lastMessageId }: ChatRecord, userId: string): boolean =>
  lastMessageId !== null && notSeenBy.includes(userId);

/** What a conversation is. */
export const kindOf = ({ isGroup, listingId, businessId }: ChatRecord): ChatKind =>
  isGroup ? 'GROUP' : listingId !== null ? 'LISTING' : businessId !== null ? 'BUSINESS' : 'PERSON';

/** The other of two; null in groups and where nobody is. */
export const otherOf = ({ isGroup, memberIds }: ChatRecord, userId: string): string | null =>
  isGroup ? null : (memberIds.find((each) => each !== userId) ?? null);

/** Lets the rest of the request read the conversation as it is now. */
export function keepKnown({ loaders }: Pick<Context, 'loaders'>, chat: ChatRecord): void {
  const id = chat._id.toHexString();
  loaders.chatById.clear(id).prime(id, chat);
  loaders.membersOfChat.clear(id);
  loaders.ownChatMember.clear(id);
  loaders.ownChatDraft.clear(id);
}

/** Whether somebody pinned as much as they can. */
export const hasPinnedEnough = async (userId: string): Promise<boolean> =>
  (await ChatModel.countDocuments({ pinnedBy: userId })) >= limits.chat.pinned;
