import type { WaitingResolvers } from '../../../graphql/generated/resolvers.ts';

const hour = 3_600_000;

/** Something that waits, as the resolvers of its own type give it. */
export interface WaitingView {
  /** The kind of its source in the queue. */
  kind: string;
  id: string;
  since: Date;
}

export const Waiting: WaitingResolvers = {
  dateSince: ({ since }) => since,
  dateDue: async ({ kind, since }, _args, { loaders }) =>
    new Date(since.getTime() + (await loaders.workLimitHours.load(kind)) * hour),
  async assignee({ kind, id }, _args, { loaders }) {
    const assigneeId = await loaders.workAssigneeId.load({ kind, id });
    return assigneeId === null ? null : loaders.userById.load(assigneeId);
  },
};
