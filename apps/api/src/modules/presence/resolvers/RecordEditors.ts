import type { RecordEditorsResolvers } from '../../../graphql/generated/resolvers.ts';

export const RecordEditors: RecordEditorsResolvers = {
  people: async ({ userIds }, _args, { loaders }) =>
    (await Promise.all(userIds.map((id) => loaders.userById.load(id)))).filter(
      (found) => found !== null,
    ),
};
