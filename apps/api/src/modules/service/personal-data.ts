import { isLegalKind, ticketKinds } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { markDays } from '../../kits/statistics/index.ts';
import { eraseNewsOfRequests } from '../notifications/index.ts';
import { findUser, type UserRecord } from '../users/index.ts';
import { TicketEntryModel, TicketModel, type TicketRecord } from './ticket.model.ts';
import { entriesOf } from './ticket.store.ts';

const legalKinds = ticketKinds.filter(isLegalKind);

/** What belongs to a person: what their account asked, and what their proven address wrote without one. */
const theirs = (userId: string, email: string | null): QueryFilter<TicketRecord> => ({
  $or: [
    { 'requester.userId': userId },
    ...(email ? [{ 'requester.userId': null, 'requester.email': email }] : []),
  ],
});

/** A person's requests with what was written, without notes, for the export of their data. */
export async function serviceDataOf(userId: string): Promise<Record<string, unknown>> {
  const user = await findUser(userId);
  const email = user?.emailVerified ? user.email : null;
  const found = await TicketModel.find(theirs(userId, email)).sort({ dateCreated: 1 }).lean();
  const tickets = [];
  for (const {
    _id,
    words: _words,
    mailIds: _mails,
    assigneeId: _by,
    priority: _of,
    ...ticket
  } of found) {
    const entries = await entriesOf(_id.toHexString(), { isForStaff: false });
    tickets.push({
      ...ticket,
      entries: entries.map(({ kind, step, text, isFromStaff, dateCreated }) => ({
        kind,
        step,
        text,
        isFromStaff,
        dateCreated,
      })),
    });
  }
  return { tickets };
}

/**
 * The mails that answered a person's requests about personal data: that the answer was sent has to be
 * shown when the account is gone.
 */
export async function provenMailsOf({ _id, email }: UserRecord): Promise<readonly string[]> {
  const userId = _id.toHexString();
  const who = [{ 'requester.userId': userId }, ...(email ? [{ 'requester.email': email }] : [])];
  const legal = await TicketModel.find({ $or: who, kind: { $in: legalKinds } })
    .select({ _id: 1 })
    .lean();
  const ids = legal.map((ticket) => ticket._id.toHexString());
  const answers = await TicketEntryModel.find({ ticketId: { $in: ids }, isFromStaff: true })
    .select({ mailId: 1 })
    .lean();
  return answers.flatMap(({ mailId }) => mailId ?? []);
}

/**
 * Forgets a person's requests, save those about personal data: that they were answered in time has to
 * be shown afterwards, so they stay as they are but belong to no account. What a person did as
 * customer service stays without them. Joins the transaction that erases them.
 */
export async function eraseRequester({ _id, email, emailVerified }: UserRecord): Promise<void> {
  const userId = _id.toHexString();
  const all = theirs(userId, emailVerified ? email : null);
  const asked = await TicketModel.find(all).select({ _id: 1, kind: 1, dateCreated: 1 }).lean();
  await eraseNewsOfRequests(asked.map((ticket) => ticket._id.toHexString()));
  const gone = asked.filter(({ kind }) => !isLegalKind(kind));
  const ids = gone.map((ticket) => ticket._id.toHexString());
  await TicketEntryModel.deleteMany({ ticketId: { $in: ids } });
  await TicketModel.deleteMany({ _id: { $in: gone.map((ticket) => ticket._id) } });
  await markDays(
    'support',
    gone.map(({ dateCreated }) => dateCreated),
  );
  await TicketModel.updateMany(
    { 'requester.userId': userId },
    { $set: { 'requester.userId': null } },
  );
  await TicketModel.updateMany({ assigneeId: userId }, { $set: { assigneeId: null } });
  await TicketEntryModel.updateMany({ authorId: userId }, { $set: { authorId: null } });
  await TicketEntryModel.updateMany(
    { step: 'ASSIGNED', detail: userId },
    { $set: { detail: null } },
  );
}
