import type { BusinessQuestionResolvers } from '../../../graphql/generated/resolvers.ts';
import { contentResolvers } from '../../../kits/content/index.ts';
import { answersFor, questions } from '../business-questions.ts';

const { id, author, deletionReason, viewerCanEdit, viewerCanDelete } = contentResolvers(questions);

export const BusinessQuestion: BusinessQuestionResolvers = {
  id,
  author,
  deletionReason,
  viewerCanEdit,
  viewerCanDelete,
  text: ({ text, isDeleted }) => (isDeleted ? null : text),
  viewerCanAnswer: ({ replyToId, isDeleted, businessId }, _args, { viewer }) =>
    replyToId === null && !isDeleted && answersFor(viewer, businessId),
  answers: ({ _id, replyCount }, _args, { loaders }) =>
    replyCount > 0 ? loaders.answersOfQuestion.load(_id.toHexString()) : [],
};
