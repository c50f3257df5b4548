import type { QuestionResolvers } from '../../../graphql/generated/resolvers.ts';

export const Question: QuestionResolvers = { id: ({ _id }) => _id.toHexString() };
