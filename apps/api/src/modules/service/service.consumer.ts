import { pathTo } from '@wiki/domain';
import { ticketMail, type TicketMailKind } from '@wiki/emails';
import type { Config } from '../../config.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { requestMail } from '../mail/index.ts';
import { notifyLater } from '../notifications/index.ts';
import { administratorIds } from '../users/index.ts';
import { ratingUrl } from './mail/rating-link.ts';
import type { TicketChange } from './service.events.ts';
import { TicketEntryModel, type TicketEntryRecord, type TicketRecord } from './ticket.model.ts';
import { isRateable } from './ticket.policy.ts';
import { siteIdentity } from '../../platform/site/site.ts';
import { findTicket } from './ticket.store.ts';

/** Which mail a change makes to whoever asked. */
const mails: Partial<Record<TicketChange, TicketMailKind>> = {
  created: 'received',
  answered: 'answered',
  extended: 'extended',
  closed: 'closed',
};

/** Which notification a change makes to the account of whoever asked. */
const newsForRequester: Partial<Record<TicketChange, NotificationType>> = {
  answered: 'ticketAnswered',
  extended: 'ticketAnswered',
  closed: 'ticketClosed',
};

/** Tells whoever asked and the administrators what happens to a request, by mail and notification, once. */
export const serviceConsumer: EventConsumer = {
  name: 'service',
  types: ['ticket.changed'],
  subject: ({ data }) => (data as EventMap['ticket.changed']).ticketId,
  async handle(event, { config }) {
    const { ticketId, entryId, change } = event.data as EventMap['ticket.changed'];
    const ticket = await findTicket(ticketId);
    if (!ticket) return;
    const entry = entryId === null ? null : await TicketEntryModel.findById(entryId).lean();
    await tellRequester(event, ticket, change);
    await tellStaff(event, ticket, change);
    const kind = mails[change];
    // What was forgotten with its writer goes nowhere.
    if (kind && ticket.requester.email) await writeMail(kind, { event, ticket, entry, config });
  },
};

const paramsOf = ({ _id, number, subject, requester }: TicketRecord) => ({
  ticketId: _id.toHexString(),
  number: String(number),
  subject,
  name: requester.name,
});

async function tellRequester(
  event: EventRecord,
  ticket: TicketRecord,
  change: TicketChange,
): Promise<void> {
  const type = newsForRequester[change];
  const { userId } = ticket.requester;
  if (!type || userId === null) return;
  const cause = event._id.toHexString();
  await notifyLater([userId], { type, params: paramsOf(ticket), cause });
}

async function tellStaff(
  event: EventRecord,
  ticket: TicketRecord,
  change: TicketChange,
): Promise<void> {
  const { assigneeId } = ticket;
  const everybody = async () => (assigneeId === null ? administratorIds('SERVICE') : [assigneeId]);
  const tell = async (userIds: readonly string[], type: NotificationType) => {
    const others = userIds.filter((id) => id !== event.actorId);
    const cause = event._id.toHexString();
    await notifyLater(others, { type, params: paramsOf(ticket), cause });
  };
  if (change === 'created') await tell(await administratorIds('SERVICE'), 'ticketReceived');
  else if (change === 'written') await tell(await everybody(), 'ticketWritten');
  else if (change === 'assigned' && assigneeId !== null) await tell([assigneeId], 'ticketAssigned');
}

interface Written {
  event: EventRecord;
  ticket: TicketRecord;
  entry: TicketEntryRecord | null;
  config: Config;
}

/** A mail in the thread of the request: it follows all that went before. */
async function writeMail(
  kind: TicketMailKind,
  { event, ticket, entry, config }: Written,
): Promise<void> {
  const { requester, number, subject, language, mailIds, dueAt, dateAnswered } = ticket;
  const { userId, name, email } = requester;
  const ticketId = ticket._id.toHexString();
  const { baseUrl, socialLinks, inboundMailAddress } = config;
  // The first mail of a thread was named when the request was written.
  const own = kind === 'received' ? mailIds.findLast(isOwn(config)) : entry?.mailId;
  const before = own ? mailIds.slice(0, mailIds.indexOf(own)) : mailIds;
  const isOver = ticket.status === 'CLOSED' && isRateable(ticket);
  const mail = ticketMail(kind, {
    language,
    name,
    baseUrl,
    socialLinks,
    site: siteIdentity(),
    number,
    subject,
    ...(entry?.isFromStaff && entry.text ? { text: entry.text } : {}),
    dueOn: dateAnswered === null ? dueAt : null,
    url: userId === null ? null : `${baseUrl}${pathTo('ticket', { ticketId })}`,
    ratingUrl: userId === null && isOver ? ratingUrl(config, ticketId) : null,
    canReply: inboundMailAddress !== null,
  });
  await requestMail({
    to: email,
    userId,
    language,
    mail,
    cause: `${event._id.toHexString()}:ticket`,
    replyTo: inboundMailAddress,
    references: before,
    ...(own ? { emailID: own.slice(0, own.lastIndexOf('@')) } : {}),
  });
}

const isOwn =
  ({ baseUrl }: Config) =>
  (mailId: string): boolean =>
    mailId.endsWith(`@${new URL(baseUrl).hostname}`);
