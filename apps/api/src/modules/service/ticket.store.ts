import { randomUUID } from 'node:crypto';
import {
  isLegalKind,
  type Language,
  legalDueAt,
  limits,
  type TicketKind,
  type TicketPriority,
  wordsOf,
} from '@wiki/domain';
import { type QueryFilter, Types } from 'mongoose';
import { can } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { database } from '../../platform/database/connect.ts';
import { finderOf } from '../../platform/database/object-id.ts';
import { currentSession } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import {
  type RequesterRecord,
  TicketEntryModel,
  type TicketEntryRecord,
  TicketModel,
  type TicketRecord,
} from './ticket.model.ts';

/** Finds a request by its id. Joins the caller's transaction. */
export const findTicket = finderOf<TicketRecord>(TicketModel);

/** Finds a request that a viewer may read; null for all others. */
export async function readTicket(id: string, viewer: MaybeViewer): Promise<TicketRecord | null> {
  const found = await findTicket(id);
  return found && can(viewer, 'ticket.read', found) ? found : null;
}

/** A Message-ID of this installation, without brackets. */
export const newMailId = ({ baseUrl }: { baseUrl: string }): string =>
  `${randomUUID()}@${new URL(baseUrl).hostname}`;

/** The number of a new request. Joins the caller's transaction. */
async function nextNumber(): Promise<number> {
  const counters = database().collection<{ _id: string; value: number }>('counters');
  const counter = await counters.findOneAndUpdate(
    { _id: 'tickets' },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after', ...currentSession() },
  );
  return 1_000 + (counter?.value ?? 1);
}

/** A new request. */
export interface NewTicket {
  _id?: Types.ObjectId;
  kind: TicketKind;
  subject: string;
  text: string;
  requester: RequesterRecord;
  language: Language;
  priority?: TicketPriority;
  /** The Message-IDs that its thread begins with. */
  mailIds: string[];
  /** The mail that it came with; null for one written on the site. */
  mailId?: string | null;
  dateCreated?: Date;
}

/** The words that a request is found by. */
const searchWords = (number: number, { subject, text, requester }: NewTicket): string[] => [
  ...new Set(
    wordsOf([number, subject, requester.name, requester.email, text.slice(0, 2_000)].join(' ')).map(
      ({ word }) => word,
    ),
  ),
];

/** Writes a request with its first message. Joins the caller's transaction. */
export async function createTicketRecord(
  given: NewTicket,
): Promise<{ ticket: TicketRecord; entry: TicketEntryRecord }> {
  const { kind, subject, text, requester, language, mailIds, mailId = null } = given;
  const dateCreated = given.dateCreated ?? new Date();
  const number = await nextNumber();
  const ticket: TicketRecord = {
    _id: given._id ?? new Types.ObjectId(),
    number,
    kind,
    subject,
    status: 'NEW',
    priority: given.priority ?? 'NORMAL',
    requester,
    language,
    assigneeId: null,
    dateCreated,
    dateActive: dateCreated,
    dateAnswered: null,
    dateClosed: null,
    dueAt: isLegalKind(kind) ? legalDueAt(kind, dateCreated) : null,
    isExtended: false,
    messageCount: 1,
    rating: null,
    ratingComment: null,
    mailIds: mailId === null ? mailIds : [mailId, ...mailIds],
    words: searchWords(number, given),
  };
  await TicketModel.create([ticket]);
  const entry = await addEntry(ticket, {
    kind: 'MESSAGE',
    text,
    authorId: requester.userId,
    mailId,
    isByMail: mailId !== null,
    dateCreated,
  });
  return { ticket, entry };
}

/** Adds an entry to a thread. Joins the caller's transaction. */
export async function addEntry(
  { _id }: Pick<TicketRecord, '_id'>,
  entry: Partial<Omit<TicketEntryRecord, '_id' | 'ticketId'>> & Pick<TicketEntryRecord, 'kind'>,
): Promise<TicketEntryRecord> {
  const record: TicketEntryRecord = {
    _id: new Types.ObjectId(),
    ticketId: _id.toHexString(),
    step: null,
    detail: null,
    text: '',
    isFromStaff: false,
    authorId: null,
    mailId: null,
    isByMail: false,
    dateCreated: new Date(),
    ...entry,
  };
  await TicketEntryModel.create([record]);
  return record;
}

/**
 * Changes a request that is still as it was read. Joins the caller's transaction.
 * @throws `CONFLICT` when somebody wrote to it, or closed it, meanwhile.
 */
export async function changeTicket(
  { _id, messageCount, status }: TicketRecord,
  fields: Partial<Omit<TicketRecord, '_id' | 'number' | 'mailIds'>>,
  newMail?: string | null,
): Promise<TicketRecord> {
  const changed = await TicketModel.findOneAndUpdate(
    { _id, messageCount, status },
    {
      $set: fields,
      ...(newMail ? { $push: { mailIds: { $each: [newMail], $slice: -100 } } } : {}),
    },
    { returnDocument: 'after' },
  ).lean<TicketRecord | null>();
  if (!changed) throw refuse('CONFLICT');
  return changed;
}

/** The thread of a request, the oldest first: as much of it as is read at once. */
export async function entriesOf(
  ticketId: string,
  { isForStaff }: { isForStaff: boolean },
): Promise<TicketEntryRecord[]> {
  // Whoever asked reads what was written and when it was closed or opened again.
  const visible: QueryFilter<TicketEntryRecord> = isForStaff
    ? {}
    : { $or: [{ kind: 'MESSAGE' }, { kind: 'STEP', step: { $in: ['CLOSED', 'REOPENED'] } }] };
  const found = await TicketEntryModel.find({ ticketId, ...visible })
    .sort({ dateCreated: -1, _id: -1 })
    .limit(limits.ticket.messages)
    .lean<TicketEntryRecord[]>();
  return found.toReversed();
}

/** What one person asked: an account, or an address without one. */
export const sameRequester = (
  requester: TicketRecord['requester'] | null,
): QueryFilter<TicketRecord> =>
  requester?.userId
    ? { 'requester.userId': requester.userId }
    : { 'requester.userId': null, 'requester.email': requester?.email || 'nobody' };

/** How many other requests the same person has made. */
export const countOthers = ({ _id, requester }: TicketRecord): Promise<number> =>
  TicketModel.countDocuments({ ...sameRequester(requester), _id: { $ne: _id } });

/** A message of whoever asked, from the site or from a mail. Joins the caller's transaction. */
export async function writeAsRequester(
  before: TicketRecord,
  { text, authorId, mailId }: { text: string; authorId: string | null; mailId: string | null },
) {
  const now = new Date();
  const ticket = await changeTicket(
    before,
    {
      status: before.status === 'NEW' ? 'NEW' : 'OPEN',
      dateActive: now,
      dateClosed: null,
      messageCount: before.messageCount + 1,
    },
    mailId,
  );
  const entry = await addEntry(ticket, {
    kind: 'MESSAGE',
    text,
    authorId,
    mailId,
    isByMail: mailId !== null,
    dateCreated: now,
  });
  return { ticket, entry };
}

/** Writes a rating. Joins the caller's transaction. */
export async function noteRating(
  before: TicketRecord,
  { rating, comment }: { rating: number; comment?: string | null | undefined },
) {
  const ticket = await changeTicket(before, { rating, ratingComment: comment ?? null });
  const entry = await addEntry(ticket, {
    kind: 'STEP',
    step: 'RATED',
    detail: String(rating),
    text: comment ?? '',
    authorId: before.requester.userId,
  });
  return { ticket, entry };
}
