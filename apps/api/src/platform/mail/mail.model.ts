import mongoose, { Schema, type Types } from 'mongoose';

/** A mail in the local outbox, as it would have been sent. */
export interface OutboxMailRecord {
  _id: Types.ObjectId;
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  /** The Message-IDs of the mails that it follows, with angle brackets. */
  references: string[];
  /** What a mail program would offer to switch such mails off. */
  unsubscribeUrl: string | null;
  subject: string;
  html: string;
  text: string;
  dateSent: Date;
}

export const OutboxMailModel = mongoose.model(
  'OutboxMail',
  new Schema<OutboxMailRecord>(
    {
      messageId: { type: String, required: true },
      from: { type: String, required: true },
      to: { type: String, required: true },
      replyTo: { type: String, default: null },
      references: { type: [String], default: [] },
      unsubscribeUrl: { type: String, default: null },
      subject: { type: String, required: true },
      html: { type: String, required: true },
      text: { type: String, required: true },
      dateSent: { type: Date, required: true },
    },
    { collection: 'outboxMails', versionKey: false },
  ),
);
