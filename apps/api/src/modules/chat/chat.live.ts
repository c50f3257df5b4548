import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import type { EventRecord } from '../../platform/outbox/event.model.ts';
import { findUser } from '../users/index.ts';
import { chatEvents } from './chat.events.ts';
import type { ChatRecord } from './chat.model.ts';
import { countUnreadChats, findOwnChat } from './chat.service.ts';
import { MessageModel, type MessageRecord } from './message.model.ts';

/** A change as delivered: the conversation and the badge as they are at delivery. */
export interface ChatChangeRecord {
  chat: ChatRecord;
  message: MessageRecord | null;
  unreadChatCount: number;
  cursor: string;
}

/** What events of conversations carry, as far as it is read here. */
interface Told {
  chatId: string;
  messageId?: string;
  memberIds: string[];
}

const told = ({ data }: EventRecord) => data as Told;

/**
 * The changes of the caller's conversations, from a position on. Who is not a member any more at
 * delivery gets nothing.
 */
export async function* followChats(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ chatChanged: ChatChangeRecord }> {
  const caller = signedIn(viewer);
  const changes = live.follow({
    after,
    types: chatEvents,
    concerns: (record) => told(record).memberIds.includes(caller.userId),
  });
  for await (const { record, cursor } of changes) {
    const user = await findUser(caller.userId);
    if (!user) return;
    const ctx = { viewer: { ...caller, businessId: user.businessId } };
    const { chatId, messageId } = told(record);
    const chat = await findOwnChat(ctx, chatId);
    if (!chat) continue;
    const message = await MessageModel.findById(parseObjectId(messageId)).lean();
    const unreadChatCount = await countUnreadChats(ctx);
    yield { chatChanged: { chat, message, unreadChatCount, cursor } };
  }
}
