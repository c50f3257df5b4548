import { pathTo } from '@wiki/domain';
import { contentState, moderatedContent } from '../../kits/content/index.ts';
import type { Reportable, Subject } from '../../kits/moderation/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { type BusinessRecord, findBusiness } from '../businesses/index.ts';
import { BusinessQuestionModel, type BusinessQuestionRecord } from './business-question.model.ts';
import { findAsked, findOpen, questions } from './business-questions.ts';

const pathOf = (businessId: string): string => pathTo('entrepreneur', { businessId });

/** A question to a business, or an answer, as moderation sees it. */
export const questionSubject = (
  question: BusinessQuestionRecord,
  { name }: BusinessRecord,
): Subject => ({
  id: question._id.toHexString(),
  kind: 'businessQuestion',
  authorId: question.authorId,
  businessId: question.businessId,
  title: name,
  text: question.text,
  language: null,
  dateWritten: question.dateCreated,
  dateEdited: question.dateEdited,
  state: contentState(question),
  path: pathOf(question.businessId),
});

/** Questions to businesses and their answers, as reports and the queue find them. */
export const reportableQuestions: Reportable = {
  kind: 'businessQuestion',
  ...moderatedContent(BusinessQuestionModel),
  states: ['SHOWN', 'HIDDEN', 'REMOVED'],
  async find(id) {
    const found = await findAsked(id);
    return found && questionSubject(found.question, found.business);
  },
  async isShownTo(id) {
    const found = await findOpen(id);
    return found !== null && (found.question.isByBusiness || found.question.replyCount > 0);
  },
  async contextOf(id) {
    const found = await findAsked(id);
    if (!found) return null;
    const { question, business } = found;
    const asked = question.replyToId ? await questions.find(question.replyToId) : question;
    const beside = asked
      ? await BusinessQuestionModel.find({
          replyToId: asked._id.toHexString(),
          isDeleted: false,
          _id: { $ne: question._id },
        })
          .sort({ dateCreated: 1, _id: 1 })
          .limit(4)
          .lean()
      : [];
    const pieces =
      asked && asked !== question ? [asked, question, ...beside] : [question, ...beside];
    return {
      title: business.name,
      path: pathOf(question.businessId),
      pieces: pieces.map((each) => ({
        id: each._id.toHexString(),
        authorId: each.authorId,
        text: each.text,
        date: each.dateCreated,
        isSubject: each._id.equals(question._id),
        skipped: 0,
      })),
    };
  },
  async set(id, { to, by, reason }) {
    const before = await questions.find(id);
    if (!before) throw refuse('NOT_FOUND', 'id');
    if (contentState(before) === 'GONE') throw refuse('ILLEGAL_TRANSITION');
    const { businessId, authorId } =
      to === 'SHOWN' ? await questions.restore(before) : await questions.remove(before, by, reason);
    const type = to === 'SHOWN' ? 'businessQuestion.restored' : 'businessQuestion.removed';
    await recordEvent(type, by, { questionId: id, businessId, authorId });
  },
  async writtenBy(authorId, limit) {
    const written = await BusinessQuestionModel.find({ authorId })
      .sort({ dateCreated: -1 })
      .limit(limit)
      .lean();
    const found = await Promise.all(
      written.map(async (question) => ({
        question,
        business: await findBusiness(question.businessId),
      })),
    );
    return found.flatMap(({ question, business }) =>
      business ? [questionSubject(question, business)] : [],
    );
  },
};
