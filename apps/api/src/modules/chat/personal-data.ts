import { ChatModel } from './chat.model.ts';
import { ChatDraftModel, ChatReceiptModel } from './conversations/member.model.ts';

/** The conversations of a person with their marks, drafts and looks, for the export of their data. */
export async function chatDataOf(userId: string): Promise<Record<string, unknown>> {
  const chats = await ChatModel.find({ memberIds: userId }).sort({ dateCreated: 1 }).lean();
  const drafts = await ChatDraftModel.find({ userId }).sort({ dateSaved: 1 }).lean();
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
    conversationsSeen: looks.map(({ chatId, through, at }) => ({ chatId, through, at })),
  };
}
