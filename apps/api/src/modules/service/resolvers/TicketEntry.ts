import { can } from '../../../authz/actions.ts';
import type { TicketEntryResolvers } from '../../../graphql/generated/resolvers.ts';

export const TicketEntry: TicketEntryResolvers = {
  id: ({ _id }) => _id.toHexString(),
  async detail({ step, detail }, _args, { viewer, loaders }) {
    if (!can(viewer, 'service.administer', null)) return null;
    if (step !== 'ASSIGNED' || detail === null) return detail;
    return (await loaders.userById.load(detail))?.displayName ?? null;
  },
  messageId: ({ mailId }, _args, { viewer }) =>
    can(viewer, 'service.administer', null) ? mailId : null,
  dateMailed: ({ mailId, isFromStaff }, _args, { viewer, loaders }) =>
    mailId && isFromStaff && can(viewer, 'service.administer', null)
      ? loaders.mailSentById.load(mailId)
      : null,
  // Customer service answers as one: who wrote is for administrators.
  author: ({ authorId, isFromStaff }, _args, { viewer, loaders }) =>
    authorId && (!isFromStaff || can(viewer, 'service.administer', null))
      ? loaders.userById.load(authorId)
      : null,
};
