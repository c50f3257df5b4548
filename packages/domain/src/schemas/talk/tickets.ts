import { z } from 'zod';
import { languages } from '../../texts/language.ts';
import { limits } from '../../graphql/limits.ts';
import { questionGroups, ticketKinds, ticketPriorities } from '../../talk/tickets.ts';
import { code, email, optionalText, requiredLine, requiredText } from '../fields.ts';

const bounds = limits.ticket;
const id = z.string().max(100, code('FIELD_INVALID'));
const language = z.enum(languages, code('FIELD_INVALID'));
const kind = z.enum(ticketKinds, code('FIELD_REQUIRED'));
const subject = requiredLine(bounds.subject);
const text = requiredText(bounds.text);

/** Input of `sendContactMessage`: what a visitor writes, and what shows that a person wrote it. */
export const contactMessageSchema = z.strictObject({
  name: requiredLine(limits.displayName.max, 'EMPTY_NAME'),
  email,
  kind,
  subject,
  text,
  language,
  challenge: z.strictObject({
    token: z.string().max(400, code('FIELD_INVALID')),
    answer: z.string().max(20, code('FIELD_INVALID')),
    /** A field that people do not see: robots fill it in. */
    website: z.string().max(1_000, code('FIELD_INVALID')),
  }),
});

/** What a visitor types of it. */
export const contactFormSchema = contactMessageSchema.omit({ challenge: true, language: true });

/** Input of `createTicket`. */
export const createTicketSchema = z.strictObject({ kind, subject, text });

/** Input of `addTicketMessage` and `addTicketNote`. */
export const ticketMessageSchema = z.strictObject({ ticketId: id, text });

/** Input of `answerTicket`: how many messages the writer had read, so that no other answer is overlooked. */
export const answerTicketSchema = z.strictObject({
  ticketId: id,
  text,
  readMessages: z.int().min(0),
  isClosing: z.boolean(),
});

/** Input that names a request. */
export const ticketIdSchema = z.strictObject({ ticketId: id });

/** Input of `assignTicket`; null takes it from whoever has it. */
export const assignTicketSchema = z.strictObject({ ticketId: id, assigneeId: id.nullish() });

/** Input of `sortTicket`: what is left out stays. */
export const sortTicketSchema = z.strictObject({
  ticketId: id,
  kind: kind.nullish(),
  priority: z.enum(ticketPriorities, code('FIELD_INVALID')).nullish(),
});

/** Input of `extendTicketTerm`: why it takes longer, as the person reads it. */
export const extendTicketTermSchema = z.strictObject({ ticketId: id, reason: text });

/** Input of `rateTicket`. */
export const rateTicketSchema = z.strictObject({
  ticketId: id,
  // A form holds it as text.
  rating: z.coerce
    .number<string | number>(code('FIELD_REQUIRED'))
    .int(code('FIELD_INVALID'))
    .min(1, code('FIELD_REQUIRED'))
    .max(5, code('FIELD_INVALID')),
  comment: optionalText(bounds.comment),
});

/** Input of `rateAnswer`: the same of somebody without an account, by the link in their mail. */
export const rateAnswerSchema = rateTicketSchema
  .omit({ ticketId: true })
  .extend({ token: z.string().max(400, code('TOKEN_INVALID')) });

const bothLanguages = (max: number) =>
  z.strictObject({ en: requiredText(max), es: requiredText(max) });

/** Input of `saveCannedReply`. */
export const cannedReplySchema = z.strictObject({
  cannedReplyId: id.nullish(),
  revision: z.string().nullish(),
  title: bothLanguages(bounds.subject),
  text: bothLanguages(bounds.text),
});

/** Input of `removeCannedReply`. */
export const cannedReplyIdSchema = z.strictObject({ cannedReplyId: id });

/** Input of `saveQuestion`. */
export const questionSchema = z.strictObject({
  questionId: id.nullish(),
  revision: z.string().nullish(),
  group: z.enum(questionGroups, code('FIELD_REQUIRED')),
  question: bothLanguages(limits.question.question),
  answer: bothLanguages(limits.question.answer),
  isPublished: z.boolean(),
});

/** Input that names a question. */
export const questionIdSchema = z.strictObject({ questionId: id });

/** Input of `publishQuestion`. */
export const publishQuestionSchema = z.strictObject({ questionId: id, isPublished: z.boolean() });

/** Input of `moveQuestion`: one place up or down within its group. */
export const moveQuestionSchema = z.strictObject({
  questionId: id,
  direction: z.enum(['UP', 'DOWN'], code('FIELD_INVALID')),
});
