import { findBusiness } from '../../businesses/index.ts';
import { findUser } from '../../users/index.ts';
import { ChatModel, type ChatRecord } from '../chat.model.ts';
import { foldedNames } from './complete-chats.ts';
import { ChatMemberModel, type ChatMemberRecord, newMember } from './member.model.ts';

/** The folded words of the names that a conversation is found by. */
export async function searchNamesOf({
  memberIds,
  businessId,
  listingName,
  group,
}: Pick<ChatRecord, 'memberIds' | 'businessId' | 'listingName' | 'group'>): Promise<string[]> {
  const names: (string | null | undefined)[] = [listingName?.en, listingName?.es, group?.name];
  for (const userId of memberIds) names.push((await findUser(userId))?.displayName);
  if (businessId) names.push((await findBusiness(businessId))?.name);
  return foldedNames(names);
}

/** Writes a conversation with its members. Joins the caller's transaction. */
export async function createChat(given: ChatRecord): Promise<ChatRecord> {
  const chat = { ...given, searchNames: await searchNamesOf(given) };
  await ChatModel.create([chat]);
  await addMembers(chat, chat.memberIds);
  return chat;
}

/**
 * Makes people members, who begin with nothing unseen; whoever is one stays as they are. Joins the
 * caller's transaction.
 */
export async function addMembers(
  { _id, messageCount, lastMessageDate }: ChatRecord,
  userIds: readonly string[],
  given: Partial<Pick<ChatMemberRecord, 'seesFrom' | 'seenCount' | 'seenThrough'>> = {},
): Promise<void> {
  const chatId = _id.toHexString();
  const known = await ChatMemberModel.find({ chatId }).lean();
  const missing = userIds.filter((userId) => !known.some((member) => member.userId === userId));
  const seen = { seenCount: messageCount, seenThrough: lastMessageDate };
  for (const userId of missing) {
    await ChatMemberModel.create([newMember({ chatId, userId, ...seen, ...given })]);
  }
}

/** Takes people out of a conversation. Joins the caller's transaction. */
export async function dropMembers(chatId: string, userIds: readonly string[]): Promise<void> {
  await ChatMemberModel.deleteMany({ chatId, userId: { $in: [...userIds] } });
}
