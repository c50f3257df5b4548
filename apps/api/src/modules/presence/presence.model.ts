import { defaultPresence, type PresenceSwitches } from '@wiki/domain';
import mongoose, { Schema } from 'mongoose';

/**
 * What passes by itself and is known to every process through the stream of its collection: that
 * somebody is here, as a lease of one process, that somebody writes, that a message arrived.
 */
export interface SignalRecord {
  /** What it is about, so that a later one takes its place. */
  _id: string;
  kind: 'here' | 'editing' | 'typing' | 'delivered';
  userId: string;
  /** The conversation and its members, where it is about one. */
  chatId: string | null;
  memberIds: string[];
  /** The message that arrived. */
  messageId: string | null;
  /** The record that is being edited, as `PARTNER/<id>`. */
  place?: string | null;
  expiresAt: Date;
}

export const SignalModel = mongoose.model(
  'PresenceSignal',
  new Schema<SignalRecord>(
    {
      _id: { type: String, required: true },
      kind: { type: String, required: true },
      userId: { type: String, required: true },
      chatId: { type: String, default: null },
      memberIds: { type: [String], default: [] },
      messageId: { type: String, default: null },
      place: { type: String, default: null },
      expiresAt: { type: Date, required: true },
    },
    { collection: 'presenceSignals', versionKey: false },
  ),
);

/** When somebody was last here. */
export interface LastSeenRecord {
  /** The person's id. */
  _id: string;
  at: Date;
}

export const LastSeenModel = mongoose.model(
  'LastSeen',
  new Schema<LastSeenRecord>(
    { _id: { type: String, required: true }, at: { type: Date, required: true } },
    { collection: 'lastSeen', versionKey: false },
  ),
);

/** What somebody lets others know, as stored; who never chose has none. */
export interface PresenceChoicesRecord extends PresenceSwitches {
  /** The person's id. */
  _id: string;
}

export const PresenceChoicesModel = mongoose.model(
  'PresenceChoices',
  new Schema<PresenceChoicesRecord>(
    {
      _id: { type: String, required: true },
      showsOnline: { type: Boolean, required: true },
      showsTyping: { type: Boolean, required: true },
      showsSeen: { type: Boolean, required: true },
    },
    { collection: 'presenceChoices', versionKey: false },
  ),
);

/** The choices of a person: as made, else the initial ones. Joins the caller's transaction. */
export async function choicesOf(userId: string): Promise<PresenceChoicesRecord> {
  const [choices] = await choicesOfAll([userId]);
  return choices ?? { _id: userId, ...defaultPresence };
}

/** The same of several people, in their order. */
export async function choicesOfAll(ids: readonly string[]): Promise<PresenceChoicesRecord[]> {
  const made = await PresenceChoicesModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(made.map((choices) => [choices._id, choices]));
  return ids.map((_id) => byId.get(_id) ?? { _id, ...defaultPresence });
}
