import DataLoader from 'dataloader';
import type { MaybeViewer } from '../../authz/session.ts';
import { groupsBy, loaderById } from '../../kits/resource/index.ts';
import { type AnsweringTime, readAnswering } from './messages/answering.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import {
  ChatDraftModel,
  type ChatDraftRecord,
  ChatMemberModel,
  type ChatMemberRecord,
} from './conversations/member.model.ts';
import { MessageModel, type MessageRecord } from './messages/message.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A conversation by id, whoever its members are: who asks came to it through them. */
    chatById: DataLoader<string, ChatRecord | null>;
    /** A message by id, in the same sense. */
    messageById: DataLoader<string, MessageRecord | null>;
    /** The members of a conversation, whoever joined first. */
    membersOfChat: DataLoader<string, ChatMemberRecord[]>;
    /** What a conversation is to the viewer. */
    ownChatMember: DataLoader<string, ChatMemberRecord | null>;
    /** What the viewer began to write in a conversation. */
    ownChatDraft: DataLoader<string, ChatDraftRecord | null>;
    /** How fast a business answers; null while that cannot be told. */
    answeringOfBusiness: DataLoader<string, AnsweringTime | null>;
  }
}

/** Of the records of the viewer the one of each conversation. */
const ofChats = <Own extends { chatId: string }>(
  viewer: MaybeViewer,
  find: (filter: { userId: string; chatId: { $in: string[] } }) => Promise<Own[]>,
) =>
  new DataLoader(async (ids: readonly string[]) => {
    const own = viewer ? await find({ userId: viewer.userId, chatId: { $in: [...ids] } }) : [];
    const byChat = new Map(own.map((record) => [record.chatId, record]));
    return ids.map((id) => byChat.get(id) ?? null);
  });

/** The loaders of conversations for one request. */
export const createChatLoaders = (viewer: MaybeViewer) => ({
  chatById: loaderById(ChatModel),
  messageById: loaderById(MessageModel),
  answeringOfBusiness: new DataLoader(readAnswering),
  membersOfChat: groupsBy(ChatMemberModel, 'chatId', { sort: { dateJoined: 1, _id: 1 } }),
  ownChatMember: ofChats(viewer, (filter) => ChatMemberModel.find(filter).lean().exec()),
  ownChatDraft: ofChats(viewer, (filter) => ChatDraftModel.find(filter).lean().exec()),
});
