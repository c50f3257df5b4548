import type { EventRecord, EventType } from '../outbox/event.model.ts';

declare module '../outbox/event.model.ts' {
  interface EventMap {
    /** Says where the stream is: a hub that meets its own mark has seen all before it. */
    'live.mark': { processId: string; number: number };
  }
}

/** An event as the hub hands it on, with the position a client resumes from. */
export interface LiveEvent {
  record: EventRecord;
  cursor: string;
}

/** What to follow. */
export interface FollowOptions {
  /** Resume after this position; null or left out starts now. */
  after?: string | null | undefined;
  types: readonly EventType[];
  /** Whether the event matters to this receiver, judged by ids alone. */
  concerns(record: EventRecord): boolean;
  /** How an event is given to the receiver: as it is when left out. */
  given?(event: LiveEvent): LiveEvent;
}

/**
 * One per process, fed by one change stream over the events. Followers share it, and none of
 * what they receive may be changed by them.
 */
export interface LiveHub {
  /** The position of the last event committed now. */
  currentCursor(): Promise<string>;
  /**
   * The events that concern a receiver, in commit order, without gaps or duplicates, until
   * `return()`. Throws `INVALID_CURSOR` or `CURSOR_EXPIRED` for positions it cannot resume from.
   */
  follow(options: FollowOptions): AsyncIterableIterator<LiveEvent>;
}
