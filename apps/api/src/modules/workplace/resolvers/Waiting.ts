import type { WaitingResolvers } from '../../../graphql/generated/resolvers.ts';

/** Something that waits, as the resolvers of its own type give it. */
export interface WaitingView {
  /** The kind of its source in the queue. */
  kind: string;
  id: string;
  since: Date;
}

export const Waiting: WaitingResolvers = {
  dateSince: ({ since }) => since,
  dateDue: ({ kind, since }, _args, { loaders }) => loaders.workDateDue.load({ kind, since }),
  async assignee({ kind, id }, _args, { loaders }) {
    const assigneeId = await loaders.workAssigneeId.load({ kind, id });
    return assigneeId === null ? null : loaders.userById.load(assigneeId);
  },
};
