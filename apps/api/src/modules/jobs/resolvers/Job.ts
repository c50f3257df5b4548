import type { JobResolvers } from '../../../graphql/generated/resolvers.ts';

export const Job: JobResolvers = {
  id: ({ _id }) => _id.toString(),
};
