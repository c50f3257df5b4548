import mongoose, { Schema, type Types } from 'mongoose';
import { documentsOf } from '../database/documents/documents.ts';

/**
 * The types of events and what each carries: ids, never documents. Modules add theirs by
 * augmenting this interface in their `x.events.ts`.
 */
export interface EventMap {}

export type EventType = keyof EventMap;

/** An event as stored: what happened, by whom, to whom it matters. */
export interface EventRecord<Type extends EventType = EventType> {
  _id: Types.ObjectId;
  type: Type;
  /** Who did it; null for the platform itself. */
  actorId: string | null;
  at: Date;
  data: EventMap[Type];
}

const eventSchema = new Schema<EventRecord>(
  {
    type: { type: String, required: true },
    actorId: { type: String, default: null },
    at: { type: Date, required: true },
    data: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'events', versionKey: false, minimize: false },
);

export const EventModel = mongoose.model('Event', eventSchema);

/** The events as the driver reads and writes them: nearly every change records one. */
export const eventDocuments = documentsOf<EventRecord>(EventModel);
