import { z } from 'zod';
import { groupAdders, reactionSigns } from '../../talk/chat.ts';
import { limits } from '../../graphql/limits.ts';
import { code, requiredLine, writtenText } from '../fields.ts';

const id = z.string().max(100, code('FIELD_INVALID'));
const { chat } = limits;

/** Ids, each once. */
const ids = (max: number) =>
  z
    .array(id)
    .max(max, code('TOO_MANY_ITEMS'))
    .transform((each) => [...new Set(each)]);

const clientKey = z
  .string()
  .min(chat.clientKey.min, code('FIELD_TOO_SHORT'))
  .max(chat.clientKey.max, code('FIELD_TOO_LONG'))
  .regex(/^[\w:.-]*$/, code('FIELD_INVALID'));

/** Input of `contactSeller`. */
export const contactSellerSchema = z.strictObject({ listingId: id });

/** Input of `contactBusiness`. */
export const contactBusinessSchema = z.strictObject({ businessId: id });

/** Input of `contactPerson`, `blockPerson` and `unblockPerson`. */
export const personIdSchema = z.strictObject({ userId: id });

/** Input of the actions on a conversation as a whole. */
export const chatIdSchema = z.strictObject({ chatId: id });

/** Input of `markChatSeen`: up to a message, or all of it. */
export const markChatSeenSchema = z.strictObject({ chatId: id, messageId: id.nullish() });

/** Input of `sendMessage`: the text is kept as written; beside files it may be empty. */
export const sendMessageSchema = z
  .strictObject({
    chatId: id,
    text: z.union([z.literal(''), writtenText(chat.text)]),
    clientKey,
    quotedId: id.nullish(),
    imageIds: ids(chat.images).nullish(),
    fileIds: ids(chat.files).nullish(),
  })
  .refine(({ text, imageIds, fileIds }) => text !== '' || imageIds?.length || fileIds?.length, {
    error: code('FIELD_REQUIRED'),
    path: ['text'],
  });

/** Input of `editMessage`. */
export const editMessageSchema = z.strictObject({ messageId: id, text: writtenText(chat.text) });

/** Input of the actions on a message as a whole. */
export const messageIdSchema = z.strictObject({ messageId: id });

/** Input of `reactToMessage`: null takes one's sign back. */
export const reactToMessageSchema = z.strictObject({
  messageId: id,
  sign: z.enum(reactionSigns).nullable(),
});

/** Input of `setChatState`: what is left out stays. */
export const chatStateSchema = z.strictObject({
  chatId: id,
  isArchived: z.boolean().nullish(),
  isMuted: z.boolean().nullish(),
  isPinned: z.boolean().nullish(),
  isUnread: z.boolean().nullish(),
});

/** Input of `saveChatDraft`: empty removes it. */
export const chatDraftSchema = z.strictObject({
  chatId: id,
  text: z.union([z.literal(''), z.string().max(chat.text, code('FIELD_TOO_LONG'))]),
});

const groupName = requiredLine(chat.groupName);

/** Input of `createGroup`. */
export const createGroupSchema = z.strictObject({
  name: groupName,
  memberIds: ids(chat.members - 1).refine((each) => each.length >= 2, code('FIELD_TOO_SHORT')),
  pictureId: id.nullish(),
  whoMayAdd: z.enum(groupAdders),
  newMembersSeePast: z.boolean(),
});

/** Input of `changeGroup`: what is left out stays, a null picture goes. */
export const changeGroupSchema = z.strictObject({
  chatId: id,
  name: groupName.nullish(),
  pictureId: id.nullish(),
  whoMayAdd: z.enum(groupAdders).nullish(),
  newMembersSeePast: z.boolean().nullish(),
});

/** Input of `addToGroup`. */
export const addToGroupSchema = z.strictObject({
  chatId: id,
  userIds: ids(chat.members - 1).refine((each) => each.length >= 1, code('FIELD_REQUIRED')),
});

/** Input of `removeFromGroup` and `handOverGroup`. */
export const groupMemberSchema = z.strictObject({ chatId: id, userId: id });

/** Input of `tellTyping`. */
export const tellTypingSchema = z.strictObject({
  chatId: id,
  isTyping: z.boolean(code('FIELD_INVALID')),
});

const choice = z.boolean(code('FIELD_INVALID')).nullish();

/** Input of `setPresenceChoices`: what is left out stays. */
export const presenceChoicesSchema = z.strictObject({
  showsOnline: choice,
  showsTyping: choice,
  showsSeen: choice,
});
