import { limits } from '@wiki/domain';
import { editMessageSchema, messageIdSchema, reactToMessageSchema } from '@wiki/domain/schemas';
import type { Viewer } from '../../../authz/session.ts';
import { perMinute, type Recorded, write, type Writer } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import type { ChatRecord } from '../chat.model.ts';
import { keepKnown } from '../chat.service.ts';
import { assertMayWrite } from './may-write.ts';
import { derivedOf, MessageModel, type MessageRecord, messages } from './message.model.ts';
import { findOwnMessage } from '../read-messages.ts';
import { retellLast } from './retell-last.ts';

interface Found {
  message: MessageRecord;
  chat: ChatRecord;
}

const load = {
  by: 'messageId',
  find: (id: string, viewer: Viewer): Promise<Found | null> => findOwnMessage({ viewer }, id),
} as const;

/** A message of the conversation that the viewer wrote and is there. */
const isOwn = ({ userId }: Viewer, { message }: Found): boolean =>
  message.authorId === userId && message.notice === null;

const changeOf = (
  { message, chat }: Found,
  change: 'edited' | 'deleted' | 'restored' | 'reacted',
): Recorded => {
  const { chatId } = message;
  const messageId = message._id.toHexString();
  return ['chat.messageChanged', { chatId, messageId, memberIds: chat.memberIds, change }];
};

const known = ({ ctx, result }: { ctx: Writer; result: Found }) => {
  const id = result.message._id.toHexString();
  ctx.loaders.messageById.clear(id).prime(id, result.message);
  keepKnown(ctx, result.chat);
};

const quota = { name: 'chat.act', quota: perMinute(limits.chat.actedPerMinute) };

/** Edits a message of one's own; what it said is kept. Refuses with `MESSAGE_BLACKLISTED`. */
export const editMessage = write({
  input: editMessageSchema,
  verifiedEmail: true,
  load,
  mayOn: isOwn,
  limit: quota,
  texts: ({ text }) => ({ text }),
  blockedAs: 'MESSAGE_BLACKLISTED',
  async act({ viewer, input: { text: messageText }, loaded: { message: before, chat } }) {
    if (before.isDeleted) throw refuse('ILLEGAL_TRANSITION');
    await assertMayWrite({ ...chat, messageCount: 0 }, viewer.userId);
    if (before.messageText === messageText) return { message: before, chat, isNew: false };
    const said = { messageText, imageIds: before.imageIds, fileIds: before.fileIds };
    const message = await messages.edit(before, { ...said, ...derivedOf(said) });
    return { message, chat: await retellLast(chat, message), isNew: true };
  },
  event: ({ result }) => (result.isNew ? changeOf(result, 'edited') : null),
  after: known,
});

/** Deletes a message of one's own: its place stays, its words are kept for moderation alone. */
export const deleteMessage = write({
  input: messageIdSchema,
  load,
  mayOn: isOwn,
  limit: quota,
  async act({ viewer: { userId }, loaded: { message: before, chat } }) {
    if (before.isDeleted) return { message: before, chat, isNew: false };
    const message = await messages.remove(before, userId, null);
    const shown = await retellLast(chat, { ...message, messageText: '' });
    return { message, chat: shown, isNew: true };
  },
  event: ({ result }) => (result.isNew ? changeOf(result, 'deleted') : null),
  after: known,
});

/** Gives back a message that one deleted oneself. */
export const restoreMessage = write({
  input: messageIdSchema,
  load,
  mayOn: (viewer, found) => isOwn(viewer, found) && found.message.deletedBy === viewer.userId,
  limit: quota,
  async act({ loaded: { message: before, chat } }) {
    const message = await messages.restore(before);
    return { message, chat: await retellLast(chat, message) };
  },
  event: ({ result }) => changeOf(result, 'restored'),
  after: known,
});

/** Answers a message with one sign, in place of the one before; null takes it back. */
export const reactToMessage = write({
  input: reactToMessageSchema,
  load,
  limit: { name: 'chat.react', quota: perMinute(limits.chat.reactionsPerMinute) },
  async act({ viewer: { userId }, input: { sign }, loaded: { message: before, chat } }) {
    if (before.isDeleted || before.notice) throw refuse('ILLEGAL_TRANSITION');
    await assertMayWrite({ ...chat, messageCount: 0 }, userId);
    const had = before.reactions.find((each) => each.userId === userId)?.sign ?? null;
    if (had === sign) return { message: before, chat, isNew: false };
    const others = before.reactions.filter((each) => each.userId !== userId);
    const reactions = sign ? [...others, { userId, sign }] : others;
    await MessageModel.updateOne({ _id: before._id }, { reactions });
    return { message: { ...before, reactions }, chat, isNew: true };
  },
  event: ({ result }) => (result.isNew ? changeOf(result, 'reacted') : null),
  after: known,
});
