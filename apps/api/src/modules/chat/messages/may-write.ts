import { limits } from '@wiki/domain';
import { refuse } from '../../../platform/errors/errors.ts';
import { isBlockedBetween } from '../../blocks/index.ts';
import type { ChatRecord } from '../chat.model.ts';
import { otherOf } from '../chat.service.ts';

/** Whether two people of a conversation of two may reach each other; in groups everybody may write. */
export async function canWrite(chat: ChatRecord, userId: string): Promise<boolean> {
  if (chat.isGroup) return true;
  const other = otherOf(chat, userId);
  if (other === null) return chat.businessId !== null;
  return !(await isBlockedBetween(userId, other));
}

/** Whether somebody wrote to a person as often as one may before the first answer. */
export const awaitsAnswer = (
  { creatorId, isAnswered, messageCount, isGroup, businessId }: ChatRecord,
  userId: string,
): boolean =>
  !isGroup &&
  businessId === null &&
  creatorId === userId &&
  !isAnswered &&
  messageCount >= limits.chat.unanswered;

/** Refuses with `CANNOT_WRITE` where one blocked the other or nobody is left, and with `AWAITS_ANSWER`. */
export async function assertMayWrite(chat: ChatRecord, userId: string): Promise<void> {
  if (!(await canWrite(chat, userId))) throw refuse('CANNOT_WRITE');
  if (awaitsAnswer(chat, userId)) throw refuse('AWAITS_ANSWER');
}
