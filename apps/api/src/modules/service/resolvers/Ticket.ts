import { colombianDay, extendedDueAt, isLegalKind, workingDaysUntil } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { TicketResolvers } from '../../../graphql/generated/resolvers.ts';
import type { TicketRecord } from '../ticket.model.ts';
import { canExtend } from '../ticket.policy.ts';
import { countOthers, entriesOf } from '../ticket.store.ts';

const isStaff = ({ viewer }: Pick<Context, 'viewer'>): boolean =>
  can(viewer, 'service.administer', null);

function termOf(ticket: TicketRecord, ctx: Pick<Context, 'viewer'>) {
  const { kind, dueAt, dateCreated, dateAnswered, isExtended } = ticket;
  if (!isLegalKind(kind) || dueAt === null) return null;
  const today = colombianDay(new Date());
  return {
    dateDue: dueAt,
    isExtended,
    canExtend: isStaff(ctx) && canExtend(ticket),
    dateLatest: extendedDueAt(kind, dateCreated),
    workingDaysLeft: dateAnswered ? null : workingDaysUntil(today, colombianDay(dueAt)),
    dateAnswered,
  };
}

export const Ticket: TicketResolvers = {
  id: ({ _id }) => _id.toHexString(),
  priority: ({ priority }, _args, ctx) => (isStaff(ctx) ? priority : null),
  requesterName: ({ requester }) => requester.name,
  requesterEmail: ({ requester }) => requester.email,
  requester: ({ requester: { userId } }, _args, { loaders }) =>
    userId ? loaders.userById.load(userId) : null,
  assignee: ({ assigneeId }, _args, ctx) =>
    assigneeId && isStaff(ctx) ? ctx.loaders.userById.load(assigneeId) : null,
  term: (ticket, _args, ctx) => termOf(ticket, ctx),
  entries: ({ _id }, _args, ctx) => entriesOf(_id.toHexString(), { isForStaff: isStaff(ctx) }),
  otherCount: (ticket, _args, ctx) => (isStaff(ctx) ? countOthers(ticket) : null),
  viewerCanWrite: (ticket, _args, { viewer }) => can(viewer, 'ticket.write', ticket),
  viewerCanRate: (ticket, _args, { viewer }) => can(viewer, 'ticket.rate', ticket),
};
