import { z } from 'zod';
import { limits } from '../../graphql/limits.ts';
import { reasonSchema } from '../applications/applications.ts';
import { code, writtenText } from '../fields.ts';

const id = z.string().max(100, code('FIELD_INVALID'));

/** Input of `askBusiness`. */
export const askBusinessSchema = z.strictObject({
  businessId: id,
  text: writtenText(limits.businessQuestion.text),
});

/** Input of `answerBusinessQuestion` and `editBusinessQuestion`: how long a question may be is decided by the API. */
export const answerBusinessQuestionSchema = z.strictObject({
  questionId: id,
  text: writtenText(limits.comment.text),
});

/** What the forms of questions and answers hold. */
export const businessQuestionTextSchema = answerBusinessQuestionSchema.pick({ text: true });

/** Input of `deleteBusinessQuestion`: who must give a reason is decided by the API. */
export const deleteBusinessQuestionSchema = z.strictObject({
  questionId: id,
  reason: reasonSchema.nullish(),
});
