import type { Language } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';

/** How an e-mail stands. */
export type MailStatus = 'PENDING' | 'SENT' | 'FAILED' | 'EXPIRED';

/** An e-mail as stored before it is sent. */
export interface MailRequestRecord {
  _id: Types.ObjectId;
  /** What the Message-ID is made of: the same for every attempt. */
  emailID: string;
  /** The one it is for; null when it has no account. */
  userId: string | null;
  to: string;
  /** The other people whom it names: it goes with any of them. */
  namedIds: string[];
  /** The bodies are null once erased (see `holdsSecret`). */
  message: { subject: string; html: string | null; text: string | null };
  replyTo: string | null;
  /** The Message-IDs of the mails that it follows, the oldest first, without brackets. */
  references: string[];
  /** Where one click switches such mails off; null for mails that always go. */
  unsubscribeUrl: string | null;
  language: Language;
  /** What it came from: the same cause never makes a second one. */
  cause: string;
  /** Whether the body carries a link that opens the account: it is erased as soon as it was sent. */
  holdsSecret: boolean;
  /** Until when such a link works, while the mail waits: later it is not sent any more. */
  expiresAt?: Date | null;
  /** Of the mails that wait under the same one, only the newest goes: the links of the others ended. */
  slot?: string | null;
  /** Whether it stays, without its words, as a proof that outlives the account it went to. */
  isProof?: boolean;
  status: MailStatus;
  attempts: number;
  dateCreated: Date;
  dateSent: Date | null;
}

const mailRequestSchema = new Schema<MailRequestRecord>(
  {
    emailID: { type: String, required: true },
    userId: { type: String, default: null },
    to: { type: String, required: true },
    namedIds: { type: [String], default: [] },
    message: {
      type: new Schema(
        {
          subject: { type: String, required: true },
          html: { type: String, default: null },
          text: { type: String, default: null },
        },
        { _id: false },
      ),
      required: true,
    },
    replyTo: { type: String, default: null },
    references: { type: [String], default: [] },
    unsubscribeUrl: { type: String, default: null },
    language: { type: String, required: true },
    cause: { type: String, required: true },
    holdsSecret: { type: Boolean, default: false },
    expiresAt: Date,
    slot: String,
    isProof: Boolean,
    status: { type: String, enum: ['PENDING', 'SENT', 'FAILED', 'EXPIRED'], default: 'PENDING' },
    attempts: { type: Number, default: 0 },
    dateCreated: { type: Date, required: true },
    dateSent: { type: Date, default: null },
  },
  { collection: 'mailRequests', versionKey: false },
);

export const MailRequestModel = mongoose.model('MailRequest', mailRequestSchema);
