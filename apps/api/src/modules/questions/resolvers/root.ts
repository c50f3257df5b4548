import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import * as question from '../question.resource.ts';

const none = { question: null };

export const root = {
  Query: { questions: query(question.questions), allQuestions: query(question.allQuestions) },
  Mutation: {
    saveQuestion: mutation(none, question.saveQuestion),
    publishQuestion: mutation(none, question.publishQuestion),
    moveQuestion: mutation(none, question.moveQuestion),
    removeQuestion: mutation(none, question.removeQuestion),
  },
} satisfies Resolvers;
