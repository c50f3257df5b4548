import { limits } from '@wiki/domain';
import {
  answerBusinessQuestionSchema,
  askBusinessSchema,
  deleteBusinessQuestionSchema,
} from '@wiki/domain/schemas';
import type { Viewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import { mayDeleteContent } from '../../kits/content/index.ts';
import { descending, list, perHour, type Recorded, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { noteRemoval, withdrawCase } from '../moderation/index.ts';
import { BusinessQuestionModel, type BusinessQuestionRecord } from './business-question.model.ts';
import { questionSubject } from './business-question.reportable.ts';
import {
  answersFor,
  findAskedBusiness,
  findAsked,
  findOpen,
  questions,
  readableBy,
} from './business-questions.ts';

const quota = perHour(limits.comment.perHour);
const idOf = ({ _id }: Pick<BusinessQuestionRecord, '_id'>): string => _id.toHexString();

/** The questions of a business, the newest first: what was answered, for its people also what waits. */
export const businessQuestions = list({
  name: 'businessQuestions',
  model: BusinessQuestionModel,
  visibleTo: (viewer, { businessId }) => readableBy(viewer, businessId),
  filter: ({ businessId }: { businessId: string }) => ({ businessId, replyToId: null }),
  order: descending('dateCreated'),
});

/** Asks a business that takes part; nobody asks the one they work for. */
export const askBusiness = write({
  input: askBusinessSchema,
  verifiedEmail: true,
  load: { by: 'businessId', find: findAskedBusiness },
  mayOn: (viewer, { _id }) => !answersFor(viewer, _id.toHexString()),
  limit: { name: 'businessQuestion', quota },
  newMembers: 'post',
  texts: ({ text }) => ({ text }),
  async act({ viewer, input: { businessId, text } }) {
    const written = { businessId, authorId: viewer.userId, isByBusiness: false, text };
    return { question: await questions.createLast(written) };
  },
  event: ({ result: { question } }) => changed('added', question),
});

/** Answers for the business: a question is read by everybody from its first answer on. */
export const answerBusinessQuestion = write({
  input: answerBusinessQuestionSchema,
  verifiedEmail: true,
  load: { by: 'questionId', find: findOpen },
  mayOn: (viewer, { question }) => answersFor(viewer, question.businessId),
  limit: { name: 'businessQuestion', quota },
  texts: ({ text }) => ({ text }),
  async act({ viewer, input: { questionId, text }, loaded: { question } }) {
    const { businessId } = question;
    const asked = await questions.findParent(questionId, businessId, 'questionId');
    const answer = await questions.createLast({
      businessId,
      authorId: viewer.userId,
      isByBusiness: true,
      text,
      replyToId: questionId,
    });
    return { answer, question: { ...asked, replyCount: asked.replyCount + 1 } };
  },
  event: ({ result: { answer, question } }) => changed('added', answer, question.authorId),
  after: ({ ctx, input }) => ctx.loaders.answersOfQuestion.clear(input.questionId),
});

/** Changes the viewer's question or answer within an hour. */
export const editBusinessQuestion = write({
  input: answerBusinessQuestionSchema,
  verifiedEmail: true,
  load: { by: 'questionId', find: findOpen },
  mayOn: (viewer, { question }) => questions.mayEdit(viewer, question),
  limit: { name: 'businessQuestion.edit', quota },
  texts: ({ text }) => ({ text }),
  async act({ input: { text }, loaded: { question } }) {
    if (question.replyToId === null && text.length > limits.businessQuestion.text) {
      throw refuse('FIELD_TOO_LONG', 'text');
    }
    return { question: await questions.edit(question, { text }) };
  },
  event: ({ result: { question } }) => changed('edited', question),
});

const findDeletable = (id: string, viewer: Viewer) =>
  serves(viewer, 'MODERATION') ? findAsked(id) : findOpen(id);

/** Deletes the viewer's question or answer, or as an administrator anybody's with a reason. */
export const deleteBusinessQuestion = write({
  input: deleteBusinessQuestionSchema,
  load: { by: 'questionId', find: findDeletable },
  mayOn: (viewer, { question }) => mayDeleteContent(viewer, question),
  async act({ viewer: { userId }, input: { questionId, reason = null }, loaded }) {
    const { question, business } = loaded;
    if (question.isDeleted) throw refuse('NOT_FOUND', 'questionId');
    if (question.authorId !== userId && !reason) throw refuse('FIELD_REQUIRED', 'reason');
    const deleted = await questions.remove(question, userId, reason);
    if (question.authorId === userId) await withdrawCase('businessQuestion', questionId);
    else await noteRemoval(questionSubject(deleted, business), userId, reason);
    return { deleted, question: deleted.isListed ? deleted : null };
  },
  event: ({ viewer, result: { deleted } }) =>
    deleted.authorId === viewer.userId
      ? changed('deleted', deleted)
      : ['businessQuestion.removed', idsOf(deleted)],
  after: ({ ctx, result: { deleted } }) =>
    ctx.loaders.answersOfQuestion.clear(deleted.replyToId ?? ''),
});

const changed = (
  change: 'added' | 'edited' | 'deleted',
  question: BusinessQuestionRecord,
  askedBy: string | null = null,
): Recorded => [
  'businessQuestion.changed',
  { ...idsOf(question), change, replyToId: question.replyToId, askedBy },
];

/** What events say of a question. */
const idsOf = (question: BusinessQuestionRecord) => ({
  questionId: idOf(question),
  businessId: question.businessId,
  authorId: question.authorId,
});
