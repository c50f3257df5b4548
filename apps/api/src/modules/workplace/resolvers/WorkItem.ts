import type { WorkItemResolvers } from '../../../graphql/generated/resolvers.ts';

export const WorkItem: WorkItemResolvers = {
  dateSince: ({ since }) => since,
  dateDue: ({ due }) => due,
  assignee: ({ assigneeId }, _args, { loaders }) =>
    assigneeId === null ? null : loaders.userById.load(assigneeId),
};
