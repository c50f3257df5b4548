import { tellTypingSchema } from '@wiki/domain/schemas';
import { signedIn, type Viewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { choicesOf, presenceBoard } from '../../presence/index.ts';
import { ChatModel, type ChatRecord } from '../chat.model.ts';
import { visibleTo } from '../chat.policy.ts';
import { findOwnChat } from '../chat.service.ts';
import { canWrite } from '../messages/may-write.ts';

/** Whether its members know of each other's presence: of two people only once both wrote. */
export const letsKnow = ({ isGroup, isAnswered }: ChatRecord): boolean => isGroup || isAnswered;

/** So many of the conversations written in last tell whose presence matters to somebody. */
const known = 200;

/**
 * The people whose presence may be known to somebody because of a conversation of theirs, or of given
 * people those.
 */
export async function peersOf(viewer: Viewer, among?: readonly string[]): Promise<string[]> {
  const { $and: visible = [], ...own } = visibleTo(viewer);
  const chats = await ChatModel.find({
    ...own,
    $and: [
      ...visible,
      { $or: [{ isGroup: true }, { isAnswered: true }] },
      ...(among ? [{ memberIds: { $in: [...among] } }] : []),
    ],
  })
    .select({ memberIds: 1 })
    .sort({ lastActive: -1, _id: -1 })
    .limit(known)
    .lean();
  const peers = new Set(chats.flatMap(({ memberIds }) => memberIds));
  peers.delete(viewer.userId);
  return among ? among.filter((userId) => peers.has(userId)) : [...peers];
}

/**
 * Tells the others of a conversation that the caller writes, or stopped. Written by hand: nothing of it
 * is kept, so there is no transaction and no event.
 */
export async function tellTyping(
  ctx: Pick<Context, 'viewer'>,
  given: unknown,
): Promise<{ isTold: boolean }> {
  const { userId } = signedIn(ctx.viewer);
  const { chatId, isTyping } = parseInput(tellTypingSchema, given);
  const chat = await findOwnChat(ctx, chatId);
  if (!chat) throw refuse('NOT_FOUND', 'chatId');
  const isTold =
    letsKnow(chat) && (await canWrite(chat, userId)) && (await choicesOf(userId)).showsTyping;
  if (isTold) await presenceBoard.tellTyping(userId, chatId, chat.memberIds, isTyping);
  return { isTold };
}
