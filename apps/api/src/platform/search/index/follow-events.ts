import { processId } from '../../database/lease.ts';
import type { LiveEvent } from '../../live/hub.ts';
import type { EventMap, EventRecord } from '../../outbox/event.model.ts';

/**
 * Keeps an index in step with the database. Events only say what to read again: what is written to
 * the index is always as the database has it now.
 */
export interface Upkeep {
  /** Reads everything into the index. */
  build(): Promise<void>;
  /** Notes what an event makes stale. */
  note(event: LiveEvent): void;
  /** Reads again what was noted, until nothing is left. */
  work(): Promise<void>;
}

/** What follows events for an index, from a position on. */
interface Following {
  after: string;
  upkeep: Upkeep;
  /** Called whenever all that had happened before this process began is in the index. */
  serve?: () => Promise<void>;
  /** Called whenever everything up to a position is in the index. */
  reached?: (position: string) => Promise<void>;
}

/**
 * Follows the events until the hub ends, reading in turns so that many events make one reading.
 * @returns the position up to which everything is in the index.
 */
export async function follow(
  events: AsyncIterator<LiveEvent>,
  first: Promise<IteratorResult<LiveEvent>>,
  { after, upkeep, serve, reached }: Following,
): Promise<string> {
  const turn: Turn = { working: null, isNoted: false, failure: null };
  let position = after;
  const workOff = async (): Promise<void> => {
    while (turn.isNoted) {
      turn.isNoted = false;
      const upTo = position;
      await upkeep.work();
      await reached?.(upTo);
    }
  };
  const begin = (): void => {
    turn.working ??= workOff()
      .catch(async (error: unknown) => {
        turn.failure = { error };
        await events.return?.();
      })
      .finally(() => {
        turn.working = null;
        // Noted while the last turn ended.
        if (turn.isNoted && !turn.failure) begin();
      });
  };
  const worked = async (): Promise<void> => {
    while (turn.working) await turn.working;
  };
  for (let next = await first; !next.done; next = await events.next()) {
    const { record, cursor } = next.value;
    position = cursor;
    if (record.type === 'live.mark') {
      if (!isOwnMark(record)) continue;
      await worked();
      if (turn.failure) continue;
      await reached?.(cursor);
      await serve?.();
    } else {
      upkeep.note(next.value);
      turn.isNoted = true;
      begin();
    }
  }
  await worked();
  if (turn.failure) throw turn.failure.error;
  return position;
}

/** What goes on while events come. */
interface Turn {
  /** Until all that was noted is read. */
  working: Promise<void> | null;
  /** Whether something was noted since it began. */
  isNoted: boolean;
  failure: { error: unknown } | null;
}

/** Whether an event is a mark by which the hub of this process says what it has seen, at its start first. */
function isOwnMark({ data }: EventRecord): boolean {
  const mark = data as EventMap['live.mark'];
  return mark.processId === processId && mark.number > 0;
}
