import { z } from 'zod';
import { limits } from '../limits.ts';
import { code, writtenText } from './fields.ts';

const id = z.string().max(100, code('FIELD_INVALID'));
const { clientKey, text } = limits.chat;

/** Input of `contactSeller`. */
export const contactSellerSchema = z.strictObject({ listingId: id });

/** Input of the actions on a conversation as a whole. */
export const chatIdSchema = z.strictObject({ chatId: id });

/** Input of `sendMessage`: the text is kept as written. */
export const sendMessageSchema = z.strictObject({
  chatId: id,
  text: writtenText(text),
  clientKey: z
    .string()
    .min(clientKey.min, code('FIELD_TOO_SHORT'))
    .max(clientKey.max, code('FIELD_TOO_LONG'))
    .regex(/^[\w:.-]*$/, code('FIELD_INVALID')),
});
