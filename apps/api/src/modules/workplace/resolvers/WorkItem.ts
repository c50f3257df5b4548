import type { WorkItemResolvers } from '../../../graphql/generated/resolvers.ts';

export const WorkItem: WorkItemResolvers = {
  assignee: ({ assigneeId }, _args, { loaders }) =>
    assigneeId === null ? null : loaders.userById.load(assigneeId),
};
