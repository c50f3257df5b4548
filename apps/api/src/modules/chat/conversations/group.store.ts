import { randomUUID } from 'node:crypto';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { ChatModel, type ChatRecord } from '../chat.model.ts';
import { dropMembers, searchNamesOf } from './create-chat.ts';
import { ChatMemberModel } from './member.model.ts';
import { messages, newMessage, type NoticeRecord } from '../messages/message.model.ts';

/** What a group tells of a change of its people or itself. */
export const groupChange = ({
  chat,
  noticeId,
  removedIds = [],
}: {
  chat: ChatRecord;
  noticeId: string;
  removedIds?: string[];
}): ['chat.membersChanged', EventMap['chat.membersChanged']] => [
  'chat.membersChanged',
  {
    chatId: chat._id.toHexString(),
    memberIds: chat.memberIds,
    removedIds,
    messageId: noticeId,
    notifiedIds: [],
  },
];

/**
 * Writes into a group what happened in it: shown among its messages, counted and waited for as none.
 * Joins the caller's transaction.
 * @returns the message's id.
 */
export async function tell(
  { _id, lastMessageDate }: ChatRecord,
  authorId: string,
  notice: NoticeRecord,
): Promise<string> {
  const dateCreated = new Date(Math.max(Date.now(), (lastMessageDate?.getTime() ?? 0) + 1));
  const chatId = _id.toHexString();
  const clientKey = `notice-${randomUUID()}`;
  const message = await messages.create(
    newMessage({ chatId, authorId, clientKey, notice, dateCreated }),
  );
  return message._id.toHexString();
}

/**
 * A group without one of its members; one whose leader goes is led by whoever is in it longest. Joins
 * the caller's transaction.
 */
export async function dropFromGroup(before: ChatRecord, userId: string): Promise<ChatRecord> {
  const chatId = before._id.toHexString();
  const without = (ids: readonly string[]) => ids.filter((each) => each !== userId);
  const memberIds = without(before.memberIds);
  await dropMembers(chatId, [userId]);
  const [first] = await ChatMemberModel.find({ chatId }).sort({ dateJoined: 1, _id: 1 }).lean();
  const { group } = before;
  const changes = {
    memberIds,
    searchNames: await searchNamesOf({ ...before, memberIds }),
    notSeenBy: without(before.notSeenBy),
    archivedBy: without(before.archivedBy),
    mutedBy: without(before.mutedBy),
    pinnedBy: without(before.pinnedBy),
    group: group && group.ownerId === userId && first ? { ...group, ownerId: first.userId } : group,
    // Nobody reads what nobody is in.
    isDeleted: memberIds.length === 0,
  };
  await ChatModel.updateOne({ _id: before._id }, changes);
  return { ...before, ...changes };
}
