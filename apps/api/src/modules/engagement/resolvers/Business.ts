import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';
import { answeredQuestions } from '../answered-questions.ts';

export const Business: BusinessResolvers = {
  answeredQuestions: ({ _id }, { first }, ctx) => answeredQuestions(_id.toHexString(), first, ctx),
};
