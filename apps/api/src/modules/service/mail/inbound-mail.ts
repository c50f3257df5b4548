import { limits } from '@wiki/domain';
import { email } from '@wiki/domain/schemas';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { database } from '../../../platform/database/connect.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { currentSession, inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/errors/errors.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { limitAddress } from '../contact.service.ts';
import { replyText } from './reply-text.ts';
import { ticketChange } from '../ticket-events.ts';
import { TicketModel, type TicketRecord } from '../ticket.model.ts';
import { addEntry, createTicketRecord, newMailId, writeAsRequester } from '../ticket.store.ts';

const messageId = z
  .string()
  .trim()
  .max(500)
  .transform((text) => text.replaceAll(/^<|>$/g, ''));

/** A mail as the mail server posts it. */
export const inboundMailSchema = z.object({
  messageId: messageId.pipe(z.string().min(3)),
  from: email,
  fromName: z.string().max(500).nullish(),
  subject: z.string().max(2_000).nullish(),
  text: z.string().max(200_000),
  inReplyTo: messageId.nullish(),
  references: z.array(messageId).max(200).nullish(),
  /** The header `Auto-Submitted`: what is not `no` was written by a machine. */
  autoSubmitted: z.string().max(200).nullish(),
});
export type InboundMail = z.output<typeof inboundMailSchema>;

/** What became of a mail. */
export type InboundOutcome = 'ADDED' | 'CREATED' | 'NOTED' | 'IGNORED' | 'REPEATED';

/**
 * Takes a mail once: into the thread that it answers, as a note when somebody else than the one who
 * asked answers it, or as a new request. What machines wrote is left aside, so that two of them do
 * not write to each other forever.
 */
export async function takeInboundMail(
  config: Config,
  mail: InboundMail,
  signature: string,
): Promise<InboundOutcome> {
  const text = replyText(mail.text);
  if ((mail.autoSubmitted ?? 'no').toLowerCase() !== 'no' || !text) return 'IGNORED';
  const ticket = await threadOf(mail);
  if (!ticket) {
    try {
      await limitAddress(mail.from);
    } catch (error) {
      if (error instanceof Refusal) return 'IGNORED';
      throw error;
    }
  }
  try {
    return await inTransaction(async () => {
      await database()
        .collection<{ _id: string; at: Date }>('inboundMails')
        .insertOne({ _id: signature, at: new Date() }, currentSession());
      return ticket ? addTo(ticket, mail, text) : createFrom(config, mail, text);
    });
  } catch (error) {
    if (isDuplicateKey(error)) return 'REPEATED';
    throw error;
  }
}

/** The request whose thread a mail answers, by the mails that it names. */
async function threadOf({ inReplyTo, references }: InboundMail): Promise<TicketRecord | null> {
  const named = [...(inReplyTo ? [inReplyTo] : []), ...(references ?? [])];
  if (named.length === 0) return null;
  return TicketModel.findOne({ mailIds: { $in: named } }).lean<TicketRecord | null>();
}

async function addTo(
  known: TicketRecord,
  mail: InboundMail,
  text: string,
): Promise<InboundOutcome> {
  const ticket = await TicketModel.findById(known._id).orFail().lean<TicketRecord>();
  if (ticket.requester.email !== mail.from) {
    const note = `${mail.from}:\n${text}`;
    const entry = await addEntry(ticket, {
      kind: 'NOTE',
      text: note.slice(0, limits.ticket.text),
      mailId: mail.messageId,
      isByMail: true,
    });
    const [type, data] = ticketChange(ticket, 'noted', entry);
    await recordEvent(type, null, data);
    return 'NOTED';
  }
  const written = await writeAsRequester(ticket, {
    text,
    authorId: ticket.requester.userId,
    mailId: mail.messageId,
  });
  const [type, data] = ticketChange(written.ticket, 'written', written.entry);
  await recordEvent(type, ticket.requester.userId, data);
  return 'ADDED';
}

async function createFrom(
  config: Config,
  { from, fromName, subject, messageId: mailId }: InboundMail,
  text: string,
): Promise<InboundOutcome> {
  const line = (given: string | null | undefined, max: number) =>
    (given ?? '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, max)
      .toWellFormed();
  const { ticket, entry } = await createTicketRecord({
    kind: 'QUESTION',
    subject: line(subject, limits.ticket.subject) || text.slice(0, 60).replaceAll(/\s+/g, ' '),
    text,
    requester: { userId: null, email: from, name: line(fromName, limits.displayName.max) || from },
    // Nobody said; most members read it.
    language: 'es',
    mailIds: [newMailId(config)],
    mailId,
  });
  const [type, data] = ticketChange(ticket, 'created', entry);
  await recordEvent(type, null, data);
  return 'CREATED';
}
