import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import type { EventRecord } from '../../platform/outbox/event.model.ts';
import { findUser } from '../users/index.ts';
import { chatEvents } from './chat.events.ts';
import type { ChatRecord } from './chat.model.ts';
import { findOwnChat } from './chat.service.ts';
import { ChatMemberModel } from './conversations/member.model.ts';
import { MessageModel, type MessageRecord } from './messages/message.model.ts';
import { noteDelivered } from './messages/note-delivered.ts';
import { mayRead } from './read-messages.ts';

type ChatChangeKind = 'SENT' | 'MESSAGE_CHANGED' | 'CHAT_CHANGED' | 'GONE';

/** A change as delivered: the conversation as it is at delivery; the badge is counted where it is asked for. */
export interface ChatChangeRecord {
  kind: ChatChangeKind;
  chatId: string;
  chat: ChatRecord | null;
  message: MessageRecord | null;
  cursor: string;
}

/** What events of conversations carry, as far as it is read here. */
interface Told {
  chatId: string;
  messageId?: string | null;
  memberIds: string[];
  removedIds?: string[];
}

const told = ({ data }: EventRecord) => data as Told;

/** What an event is to a screen: a message at the end, one in its place, or the conversation as a whole. */
const kindOf = ({ type }: EventRecord): ChatChangeKind => {
  if (type === 'chat.messageSent') return 'SENT';
  return type === 'chat.messageChanged' ? 'MESSAGE_CHANGED' : 'CHAT_CHANGED';
};

/**
 * The changes of the caller's conversations, from a position on. Who is not a member any more at
 * delivery gets nothing, but for the word that a conversation they were in is gone.
 */
export async function* followChats(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ chatChanged: ChatChangeRecord }> {
  const caller = signedIn(viewer);
  const { userId } = caller;
  const changes = live.follow({
    after,
    types: chatEvents,
    concerns: (record) => {
      const { memberIds, removedIds } = told(record);
      return memberIds.includes(userId) || (removedIds?.includes(userId) ?? false);
    },
  });
  for await (const { record, cursor } of changes) {
    const user = await findUser(userId);
    if (!user) return;
    const ctx = { viewer: { ...caller, businessId: user.businessId } };
    const { chatId, removedIds } = told(record);
    const chat = await findOwnChat(ctx, chatId);
    if (!chat && !removedIds?.includes(userId)) continue;
    const message = chat && (await readableMessage(record, userId));
    const kind = chat ? kindOf(record) : 'GONE';
    yield { chatChanged: { kind, chatId, chat, message, cursor } };
    if (kind === 'SENT' && message) noteDelivered(userId, message);
  }
}

/** The message of an event, if the member may read it. */
async function readableMessage(record: EventRecord, userId: string): Promise<MessageRecord | null> {
  const { chatId, messageId } = told(record);
  const _id = parseObjectId(messageId);
  const message = _id && (await MessageModel.findById(_id).lean());
  if (!message) return null;
  const member = await ChatMemberModel.findOne({ chatId, userId }).lean();
  return mayRead(member, message) ? message : null;
}
