import type { Language, TicketKind, TicketPriority, TicketStatus } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import type { TicketEntryKind, TicketStep } from '../../graphql/generated/resolvers.ts';

/** Who asked. */
export interface RequesterRecord {
  /** Null for visitors, and once the account is gone. */
  userId: string | null;
  name: string;
  /** In lower case. */
  email: string;
}

/** A request to customer service as stored. */
export interface TicketRecord {
  _id: Types.ObjectId;
  number: number;
  kind: TicketKind;
  subject: string;
  status: TicketStatus;
  priority: TicketPriority;
  requester: RequesterRecord;
  language: Language;
  assigneeId: string | null;
  dateCreated: Date;
  /** When somebody last wrote: what the queue is ordered by. */
  dateActive: Date;
  /** When customer service first answered. */
  dateAnswered: Date | null;
  dateClosed: Date | null;
  /** The last instant to answer by law; null for other kinds. */
  dueAt: Date | null;
  isExtended: boolean;
  /** Its messages, without notes and steps. */
  messageCount: number;
  rating: number | null;
  ratingComment: string | null;
  /** The Message-IDs of the mails of its thread, without brackets, the oldest first. */
  mailIds: string[];
  /** What it is found by. */
  words: string[];
}

/** An entry of a thread as stored. */
export interface TicketEntryRecord {
  _id: Types.ObjectId;
  ticketId: string;
  kind: TicketEntryKind;
  step: TicketStep | null;
  detail: string | null;
  text: string;
  isFromStaff: boolean;
  authorId: string | null;
  /** The Message-ID of the mail it came or goes with, without brackets. */
  mailId: string | null;
  isByMail: boolean;
  dateCreated: Date;
}

const nothing = { type: String, default: null };

export const TicketModel = mongoose.model(
  'Ticket',
  new Schema<TicketRecord>(
    {
      number: { type: Number, required: true },
      kind: { type: String, required: true },
      subject: { type: String, required: true },
      status: { type: String, required: true },
      priority: { type: String, required: true },
      requester: {
        type: new Schema<RequesterRecord>(
          {
            userId: nothing,
            name: { type: String, default: '' },
            email: { type: String, default: '' },
          },
          { _id: false },
        ),
        required: true,
      },
      language: { type: String, required: true },
      assigneeId: nothing,
      dateCreated: { type: Date, required: true },
      dateActive: { type: Date, required: true },
      dateAnswered: { type: Date, default: null },
      dateClosed: { type: Date, default: null },
      dueAt: { type: Date, default: null },
      isExtended: { type: Boolean, default: false },
      messageCount: { type: Number, default: 0 },
      rating: { type: Number, default: null },
      ratingComment: nothing,
      mailIds: { type: [String], required: true },
      words: { type: [String], required: true },
    },
    { collection: 'tickets', versionKey: false },
  ),
);

export const TicketEntryModel = mongoose.model(
  'TicketEntry',
  new Schema<TicketEntryRecord>(
    {
      ticketId: { type: String, required: true },
      kind: { type: String, required: true },
      step: nothing,
      detail: nothing,
      text: { type: String, default: '' },
      isFromStaff: { type: Boolean, required: true },
      authorId: nothing,
      mailId: nothing,
      isByMail: { type: Boolean, default: false },
      dateCreated: { type: Date, required: true },
    },
    { collection: 'ticketEntries', versionKey: false },
  ),
);
