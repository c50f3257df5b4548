import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { QueueSource } from '../../kits/queue/index.ts';
import { ticketChange } from './ticket-events.ts';
import { type TicketEntryRecord, TicketModel, type TicketRecord } from './ticket.model.ts';
import { addEntry, changeTicket, findTicket } from './ticket.store.ts';

const limitHours = 24;
const waiting = { status: { $in: ['NEW', 'OPEN'] } } as const;
/** What the law gives a term that still runs; the others have the limit of the team. */
const withTerm = { dueAt: { $ne: null }, dateAnswered: null };
const withoutTerm = { $or: [{ dueAt: null }, { dateAnswered: { $ne: null } }] };

const termOf = ({ dueAt, dateAnswered }: TicketRecord): Date | null =>
  dateAnswered === null ? dueAt : null;

/** Gives a request to somebody or to nobody. Joins the caller's transaction. */
export async function assignTo(
  before: TicketRecord,
  assigneeId: string | null,
  byId: string,
): Promise<{ ticket: TicketRecord; entry: TicketEntryRecord }> {
  const ticket = await changeTicket(before, { assigneeId });
  const entry = await addEntry(ticket, {
    kind: 'STEP',
    step: 'ASSIGNED',
    detail: assigneeId,
    authorId: byId,
    isFromStaff: true,
  });
  return { ticket, entry };
}

/** Requests that customer service has to answer. */
export const ticketQueue: QueueSource = {
  kind: 'ticket',
  may: (viewer) => can(viewer, 'service.administer', null),
  limitHours,
  count: (before) =>
    TicketModel.countDocuments(
      before
        ? {
            ...waiting,
            $or: [
              { ...withTerm, dueAt: { $lt: new Date() } },
              { ...withoutTerm, dateActive: { $lt: before } },
            ],
          }
        : waiting,
    ),
  async longestWaiting(most) {
    const found = await TicketModel.find(waiting)
      .sort({ dateActive: 1, _id: 1 })
      .limit(most)
      .lean<TicketRecord[]>();
    return found.map((ticket) => {
      const { _id, subject, requester, status, dateActive, assigneeId } = ticket;
      const due = termOf(ticket);
      return {
        id: _id.toHexString(),
        subject,
        detail: requester.name || null,
        reason: due ? 'LEGAL_TERM' : status === 'OPEN' ? 'WROTE_AGAIN' : null,
        since: dateActive,
        ...(due ? { due } : {}),
        assigneeId,
        url: pathTo('adminTicket', { ticketId: _id.toHexString() }),
      };
    });
  },
  url: pathTo('adminCustomerService'),
  touchedBy: ['ticket.changed'],
  async assign(id, assigneeId, byId) {
    const before = await findTicket(id);
    if (!before) return null;
    const { ticket, entry } = await assignTo(before, assigneeId, byId);
    return ticketChange(ticket, 'assigned', entry);
  },
};
