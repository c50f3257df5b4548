import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query, subscription } from '../../../kits/resource/index.ts';
import {
  cannedReplies,
  removeCannedReply,
  saveCannedReply,
} from '../staff/canned-reply.resource.ts';
import { contactChallenge, sendContactMessage } from '../contact.service.ts';
import { rateAnswer } from '../mail/rating-link.ts';
import * as staff from '../staff/staff.resource.ts';
import { ticketAssignees } from '../staff/ticket-assignees.ts';
import * as ticket from '../ticket.resource.ts';
import { readTicket } from '../ticket.store.ts';

const none = { ticket: null };

export const root = {
  Query: {
    contactChallenge: query(contactChallenge),
    ticket: (_parent, { id }, { viewer }) => readTicket(id, viewer),
    myTickets: ticket.myTickets.resolve,
    tickets: query(ticket.tickets),
    ticketCounts: query(ticket.ticketCounts),
    ticketAssignees: query(ticketAssignees),
    cannedReplies: query(cannedReplies),
  },
  Mutation: {
    sendContactMessage: mutation({ number: null }, sendContactMessage),
    createTicket: mutation(none, ticket.createTicket),
    addTicketMessage: mutation(none, ticket.addTicketMessage),
    rateTicket: mutation(none, ticket.rateTicket),
    rateAnswer: mutation({ ok: false }, rateAnswer),
    answerTicket: mutation(none, staff.answerTicket),
    addTicketNote: mutation(none, staff.addTicketNote),
    assignTicket: mutation(none, staff.assignTicket),
    sortTicket: mutation(none, staff.sortTicket),
    extendTicketTerm: mutation(none, staff.extendTicketTerm),
    closeTicket: mutation(none, staff.closeTicket),
    reopenTicket: mutation(none, staff.reopenTicket),
    saveCannedReply: mutation({ cannedReply: null }, saveCannedReply),
    removeCannedReply: mutation({ cannedReply: null }, removeCannedReply),
  },
  Subscription: { ticketChanged: subscription(ticket.ticketChanged) },
} satisfies Resolvers;
