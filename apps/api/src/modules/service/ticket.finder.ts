import { pathTo } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { TicketModel } from './ticket.model.ts';

/** Requests by their number, or the beginning of any word of their subject, text and requester. */
export const ticketFinder: Finder = {
  kind: 'ticket',
  may: (viewer) => can(viewer, 'service.administer', null),
  async find({ words }, most) {
    if (words.length === 0) return [];
    const found = await TicketModel.find({
      $and: words.map((word) => ({ words: { $regex: `^${word}` } })),
    })
      .sort({ dateActive: -1 })
      .limit(most)
      .lean();
    return found.map(({ _id, number, subject, requester, status }) => ({
      id: _id.toHexString(),
      title: subject,
      detail: [number, requester.name].filter(Boolean).join(' · '),
      state: { ticket: status },
      url: pathTo('adminTicket', { ticketId: _id.toHexString() }),
    }));
  },
};
