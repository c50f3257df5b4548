import type { Language, TicketKind, TicketPriority } from '@wiki/domain';
import type { Types } from 'mongoose';
import { CannedReplyModel } from './staff/canned-reply.model.ts';
import { TicketModel, type TicketRecord } from './ticket.model.ts';
import { addEntry, createTicketRecord } from './ticket.store.ts';

// What people ask customer service, written without them: for the demonstration. It joins the
// caller's transaction, writes to nobody and records no event.

/** A message, a note or the end of a request. */
export interface TicketEntryToInsert {
  kind: 'asked' | 'answered' | 'noted' | 'closed';
  text: string;
  /** Who of customer service; null for whoever asked. */
  authorId: string | null;
  date: Date;
}

export interface TicketToInsert {
  id: Types.ObjectId;
  kind: TicketKind;
  priority?: TicketPriority;
  subject: string;
  text: string;
  requester: TicketRecord['requester'];
  language: Language;
  assigneeId: string | null;
  date: Date;
  entries: readonly TicketEntryToInsert[];
  rating?: number;
  ratingComment?: string;
}

/** Writes a request with its thread. */
export async function insertTicket(given: TicketToInsert): Promise<void> {
  const { id, entries, assigneeId, rating, ratingComment, date, ...said } = given;
  const { ticket } = await createTicketRecord({
    ...said,
    _id: id,
    dateCreated: date,
    mailIds: [`${id.toHexString()}@demo.invalid`],
  });
  for (const entry of entries) await insertEntry(ticket, entry);
  const answered = entries.find(({ kind }) => kind === 'answered');
  const messages = entries.filter(({ kind }) => kind === 'asked' || kind === 'answered');
  const closed = entries.find(({ kind }) => kind === 'closed');
  const isOurs = messages.at(-1)?.kind === 'answered';
  const open = answered ? (isOurs ? 'WAITING' : 'OPEN') : 'NEW';
  await TicketModel.updateOne(
    { _id: id },
    {
      $set: {
        status: closed ? 'CLOSED' : open,
        assigneeId,
        dateAnswered: answered?.date ?? null,
        dateClosed: closed?.date ?? null,
        dateActive: messages.at(-1)?.date ?? date,
        messageCount: 1 + messages.length,
        rating: rating ?? null,
        ratingComment: ratingComment ?? null,
      },
    },
  );
}

async function insertEntry(
  ticket: TicketRecord,
  { kind, text, authorId, date }: TicketEntryToInsert,
): Promise<void> {
  const isStep = kind === 'closed';
  await addEntry(ticket, {
    kind: isStep ? 'STEP' : kind === 'noted' ? 'NOTE' : 'MESSAGE',
    step: isStep ? 'CLOSED' : null,
    text,
    isFromStaff: kind !== 'asked',
    authorId: kind === 'asked' ? ticket.requester.userId : authorId,
    dateCreated: date,
  });
}

/** Writes a canned reply. */
export async function insertCannedReply(
  id: Types.ObjectId,
  reply: { title: Record<Language, string>; text: Record<Language, string> },
): Promise<void> {
  await CannedReplyModel.create([{ _id: id, ...reply }]);
}
