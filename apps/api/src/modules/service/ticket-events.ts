import type { Recorded } from '../../kits/resource/index.ts';
import type { TicketChange } from './service.events.ts';
import type { TicketEntryRecord, TicketRecord } from './ticket.model.ts';

/** The event of a change of a request. */
export const ticketChange = (
  { _id, requester }: TicketRecord,
  change: TicketChange,
  entry: TicketEntryRecord | null,
): Recorded => [
  'ticket.changed',
  {
    ticketId: _id.toHexString(),
    entryId: entry?._id.toHexString() ?? null,
    requesterId: requester.userId,
    change,
    byAdministrator: !['created', 'written', 'rated'].includes(change),
  },
];
