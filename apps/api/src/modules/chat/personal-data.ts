import { ChatModel } from './chat.model.ts';
import { ChatDraftModel, ChatReceiptModel } from './conversations/member.model.ts';
import { MessageModel } from './messages/message.model.ts';

/** The conversations of a person with their marks, drafts, looks and signs, for the export of their data. */
export async function chatDataOf(userId: string): Promise<Record<string, unknown>> {
  const chats = await ChatModel.find({ memberIds: userId }).sort({ dateCreated: 1 }).lean();
  const drafts = await ChatDraftModel.find({ userId }).sort({ dateSaved: 1 }).lean();
  const inTheirs = { chatId: { $in: chats.map(({ _id }) => _id.toHexString()) } };
  const answered = await MessageModel.find(
    { ...inTheirs, 'reactions.userId': userId },
    { chatId: 1, reactions: 1 },
  ).lean();
  const looks = await ChatReceiptModel.find({ userId }).sort({ at: 1 }).lean();
  return {
    conversations: chats.map((chat) => ({
      chatId: chat._id.toHexString(),
      group: chat.group?.name ?? null,
      listingId: chat.listingId,
      listingName: chat.listingName,
      dateCreated: chat.dateCreated,
      lastActive: chat.lastActive,
      isArchived: chat.archivedBy.includes(userId),
      isMuted: chat.mutedBy.includes(userId),
      isPinned: chat.pinnedBy.includes(userId),
    })),
    conversationDrafts: drafts.map(({ chatId, text, dateSaved }) => ({ chatId, text, dateSaved })),
    messageReactions: answered.flatMap(({ _id, chatId, reactions }) =>
      reactions
        .filter((reaction) => reaction.userId === userId)
        .map(({ sign }) => ({ chatId, messageId: _id.toHexString(), sign })),
    ),
    conversationsSeen: looks.map(({ chatId, through, at }) => ({ chatId, through, at })),
  };
}
