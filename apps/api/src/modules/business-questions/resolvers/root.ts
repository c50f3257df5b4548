import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import {
  answerBusinessQuestion,
  askBusiness,
  businessQuestions,
  deleteBusinessQuestion,
  editBusinessQuestion,
} from '../business-question.resource.ts';

const none = { question: null };

export const root = {
  Query: { businessQuestions: businessQuestions.resolve },
  Mutation: {
    askBusiness: mutation(none, askBusiness),
    answerBusinessQuestion: mutation(none, answerBusinessQuestion),
    editBusinessQuestion: mutation(none, editBusinessQuestion),
    deleteBusinessQuestion: mutation(none, deleteBusinessQuestion),
  },
} satisfies Resolvers;
