import { lifetimes, limits } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import type { MaybeViewer } from '../../authz/session.ts';
import { contentKind } from '../../kits/content/index.ts';
import { type BusinessRecord, findBusiness } from '../businesses/index.ts';
import { BusinessQuestionModel, type BusinessQuestionRecord } from './business-question.model.ts';

/** Questions to a business with its answers: edited for an hour, read by all once answered. */
export const questions = contentKind({
  kind: 'businessQuestion',
  model: BusinessQuestionModel,
  said: { text: '' },
  place: 'businessId',
  editSeconds: lifetimes.commentEdit,
  keepsVersions: false,
  mostReplies: limits.comment.replies,
  isHeldByPhrases: false,
  exported: {
    as: 'businessQuestions',
    of: ({ businessId, text, dateCreated, dateEdited, isDeleted, deletionReason }) => ({
      businessId,
      text,
      dateCreated,
      dateEdited,
      isDeleted,
      deletionReason,
    }),
  },
});

/** A question, or an answer, with the business it was asked. */
export interface AskedQuestion {
  question: BusinessQuestionRecord;
  business: BusinessRecord;
}

/** The question or answer with the id, in whatever state it and its business are; null for an unknown one. */
export async function findAsked(id: string): Promise<AskedQuestion | null> {
  const question = await questions.find(id);
  const business = question && (await findBusiness(question.businessId));
  return business ? { question, business } : null;
}

/** The same, as it can be written about: null when it was deleted or its business is hidden. */
export async function findOpen(id: string): Promise<AskedQuestion | null> {
  const found = await findAsked(id);
  return found?.business.status === 'active' && !found.question.isDeleted ? found : null;
}

/** The business that can be asked, or null. */
export async function findAskedBusiness(id: string): Promise<BusinessRecord | null> {
  const business = await findBusiness(id);
  return business?.status === 'active' ? business : null;
}

/** Whether somebody answers for a business: who works there. */
export const answersFor = (viewer: MaybeViewer, businessId: string): boolean =>
  viewer?.businessId === businessId;

/** The questions that wait for an answer of those who work for a business. */
export const questionsToAnswer = (viewer: MaybeViewer): QueryFilter<BusinessQuestionRecord> => ({
  businessId: viewer?.businessId ?? null,
  replyToId: null,
  isListed: true,
  isDeleted: false,
  isByBusiness: false,
  replyCount: 0,
});

/** What may be quoted to a viewer: answers, what was answered, and what their own business was asked. */
export const quotableTo = (viewer: MaybeViewer): QueryFilter<BusinessQuestionRecord> => ({
  $and: [
    questions.shown,
    {
      $or: [
        { replyToId: { $ne: null } },
        { replyCount: { $gt: 0 } },
        ...(viewer?.businessId ? [{ businessId: viewer.businessId }] : []),
      ],
    },
  ],
});

/** What a viewer reads: what was answered; who works there, and who asked, also what waits. */
export function readableBy(
  viewer: MaybeViewer,
  businessId: string,
): QueryFilter<BusinessQuestionRecord> {
  const visible = questions.visibleTo(viewer);
  if (answersFor(viewer, businessId)) return visible;
  const answered = { replyCount: { $gt: 0 } };
  return {
    $and: [visible, viewer ? { $or: [answered, { authorId: viewer.userId }] } : answered],
  };
}
