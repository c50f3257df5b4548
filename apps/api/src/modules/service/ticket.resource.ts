import { isLegalKind, limits, ticketKinds, ticketStatuses, wordsOf } from '@wiki/domain';
import { createTicketSchema, rateTicketSchema, ticketMessageSchema } from '@wiki/domain/schemas';
import type { QueryFilter } from 'mongoose';
import { can } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { QueryTicketsArgs } from '../../graphql/generated/resolvers.ts';
import {
  ascending,
  changes,
  counts,
  descending,
  list,
  ownedBy,
  perHour,
  write,
} from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { findUser, usersOfBusinesses } from '../users/index.ts';
import { ticketChange } from './ticket-events.ts';
import { TicketModel, type TicketRecord } from './ticket.model.ts';
import {
  createTicketRecord,
  newMailId,
  noteRating,
  readTicket,
  sameRequester,
  writeAsRequester,
} from './ticket.store.ts';

const orders = {
  WAITING: ascending('dateActive'),
  NEWEST: descending('dateCreated'),
  DUE: ascending('dueAt'),
} as const;

type Given<Args> = Partial<Args> & {
  viewerId: string;
  requester?: TicketRecord['requester'] | null;
  userIds?: readonly string[];
};

/** The conditions of a list of requests; a sort by the term of the law leaves out what has none. */
function conditionsOf(given: Given<QueryTicketsArgs>): QueryFilter<TicketRecord> {
  const { status, kind, priority, assignee, requester, userIds, search, sort, viewerId } = given;
  const words = wordsOf(search ?? '').map(({ word }) => word);
  const isDue = sort === 'DUE';
  return {
    ...(status ? { status } : {}),
    ...(kind ? { kind } : isDue ? { kind: { $in: ticketKinds.filter(isLegalKind) } } : {}),
    ...(isDue ? { dueAt: { $type: 'date' } } : {}),
    ...(priority ? { priority } : {}),
    ...(assignee ? { assigneeId: assignee === 'ME' ? viewerId : null } : {}),
    ...(requester === undefined ? {} : sameRequester(requester)),
    ...(userIds ? { 'requester.userId': { $in: [...userIds] } } : {}),
    ...(words.length > 0 ? { $and: words.map((word) => ({ words: { $regex: `^${word}` } })) } : {}),
  };
}

const allTickets = list({
  name: 'tickets',
  model: TicketModel,
  may: 'service.administer',
  filter: conditionsOf,
  order: ({ sort }) => orders[sort ?? 'WAITING'],
});

/** The requests, for administrators. */
export async function tickets(
  ctx: Context,
  { sameRequesterAs, businessId, ...args }: Partial<QueryTicketsArgs>,
) {
  const viewerId = signedIn(ctx.viewer).userId;
  const other = sameRequesterAs ? await readTicket(sameRequesterAs, ctx.viewer) : null;
  const requester = sameRequesterAs ? { requester: other?.requester ?? null } : {};
  const people = businessId ? await usersOfBusinesses([businessId]) : null;
  const userIds = people ? { userIds: people.map(({ _id }) => _id.toHexString()) } : {};
  return allTickets.page(ctx, { ...args, ...requester, ...userIds, viewerId });
}

/** One's own requests, those that were written to last first. */
export const myTickets = list({
  name: 'myTickets',
  model: TicketModel,
  visibleTo: ownedBy('requester.userId'),
  order: descending('dateActive'),
});

/** How many requests are in each state. */
export const ticketCounts = counts({
  model: TicketModel,
  may: 'service.administer',
  by: 'status',
  values: ticketStatuses,
});

/** Writes to customer service with an account. */
export const createTicket = write({
  input: createTicketSchema,
  limit: { name: 'ticket.create', quota: perHour(limits.ticket.perHour) },
  async act({ viewer, input, ctx }) {
    const user = await findUser(viewer.userId);
    if (!user) throw refuse('NOT_FOUND');
    return createTicketRecord({
      ...input,
      requester: { userId: viewer.userId, name: user.displayName, email: user.email ?? '' },
      language: viewer.language,
      mailIds: [newMailId(ctx.config)],
    });
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'created', entry),
});

/** Writes again to one's own request: it waits for customer service, also when it was closed. */
export const addTicketMessage = write({
  input: ticketMessageSchema,
  load: { by: 'ticketId', find: readTicket },
  mayOn: 'ticket.write',
  limit: { name: 'ticket.message', quota: perHour(limits.ticket.messagesPerHour) },
  act: ({ viewer, input: { text }, loaded }) =>
    writeAsRequester(loaded, { text, authorId: viewer.userId, mailId: null }),
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'written', entry),
});

/** Notes how somebody rates the service, once. */
export const rateTicket = write({
  input: rateTicketSchema,
  load: { by: 'ticketId', find: readTicket },
  mayOn: 'ticket.rate',
  act: ({ input, loaded }) => noteRating(loaded, input),
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'rated', entry),
});

/** What happens to requests, as far as the receiver may read them. */
export const ticketChanged = changes({
  field: 'ticketChanged',
  types: ['ticket.changed'],
  concerns: (
    { ticketId, requesterId, change },
    viewer,
    args: { ticketId?: string | null | undefined },
  ) =>
    (!args.ticketId || args.ticketId === ticketId) &&
    (can(viewer, 'service.administer', null) ||
      // What is done inside is nobody else's.
      (requesterId === viewer?.userId && !['noted', 'assigned', 'sorted'].includes(change))),
  async view({ ticketId }, viewer) {
    const ticket = await readTicket(ticketId, viewer);
    return ticket && { ticket };
  },
});
