import type { QuestionResolvers } from '../../../graphql/generated/resolvers.ts';
import { questionRevision } from '../question.store.ts';

export const Question: QuestionResolvers = {
  id: ({ _id }) => _id.toHexString(),
  revision: questionRevision,
};
