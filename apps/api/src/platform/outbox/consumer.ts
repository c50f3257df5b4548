import type { Config } from '../../config.ts';
import type { EventRecord, EventType } from './event.model.ts';

/**
 * A consumer of events: over all processes, one holds its lease, or that of each of its partitions,
 * follows the stream from a stored cursor and handles each event once, in their order. The handler runs
 * in a transaction together with the note that the event was handled, so what it writes happens exactly
 * once; events that wait for it share one. A consumer that is new begins with every event still kept,
 * unless it says otherwise. An event that fails again and again is given up with an error in the log.
 */
export interface EventConsumer {
  /** Unique and stable: the cursor is stored under it. */
  name: string;
  /** The types it wants; others are passed over. */
  types: readonly EventType[];
  /**
   * Which of their events it wants, judged by what they carry alone; all when left out. The others cost
   * neither a transaction nor a note.
   */
  concerns?(event: EventRecord): boolean;
  /**
   * What an event is about, such as the id of a listing. With it the consumer works in partitions, which
   * processes share: events of the same subject keep their order, those of others need not. Left out
   * where all of its events keep one order, or where all of them write the same document.
   */
  subject?(event: EventRecord): string;
  /**
   * Begins with what happens from its first start on: what happened before was followed up in another
   * way, as by the version before.
   */
  startsNow?: boolean;
  /**
   * How long it lets events come together after one came, in milliseconds, where nobody waits for what
   * it does; none when left out.
   */
  gathersFor?: number;
  /** Nobody looks at once for what it does: it lets a crowd go first that stands in line. */
  canWait?: boolean;
  handle(event: EventRecord, platform: { config: Config }): Promise<void>;
  /**
   * Handles several events that wait, the oldest first, for less than one by one; it leaves what
   * `handle` would leave. When it fails, they are handled one by one.
   */
  handleTogether?: (events: readonly EventRecord[], platform: { config: Config }) => Promise<void>;
}

/** Whether a consumer has anything to do for an event of its types. */
export const isWanted = (consumer: EventConsumer, event: EventRecord): boolean =>
  consumer.concerns?.(event) ?? true;
