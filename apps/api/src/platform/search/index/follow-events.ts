import { setTimeout as delay } from 'node:timers/promises';
import { processId } from '../../database/lease.ts';
import type { LiveEvent, LiveHub } from '../../live/hub.ts';
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
  /** What is done first where nothing was read yet; what happens meanwhile is noted, and read afterwards. */
  build?: (() => Promise<void>) | null;
  /** Called whenever all that had happened before this process began is in the index. */
  serve?: () => Promise<void>;
  /** Called whenever everything up to a position is in the index. */
  reached?: (position: string) => Promise<void>;
}

/**
 * Follows the events until the hub ends, reading in turns so that many events make one reading. Events are
 * taken as they come, however long a turn takes.
 * @returns the position up to which everything is in the index.
 * @throws what a reading or the stream ended with: nothing is being read any more then.
 */
export async function follow(
  events: AsyncIterator<LiveEvent>,
  { after, upkeep, build, serve, reached }: Following,
): Promise<string> {
  const turn: Turn = { working: null, isNoted: false, isMarked: false, failure: null };
  let position = after;
  const workOff = async (): Promise<void> => {
    while (turn.isNoted) {
      const { isMarked } = turn;
      Object.assign(turn, { isNoted: false, isMarked: false });
      const upTo = position;
      await upkeep.work();
      await reached?.(upTo);
      if (isMarked) await serve?.();
    }
  };
  const begin = (work = workOff): void => {
    turn.working ??= work()
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
  const buildFirst = async (): Promise<void> => {
    await build?.();
    await workOff();
  };
  if (build) begin(buildFirst);
  try {
    for (let next = await events.next(); !next.done; next = await events.next()) {
      const { record, cursor } = next.value;
      position = cursor;
      if (record.type !== 'live.mark') upkeep.note(next.value);
      else if (isOwnMark(record)) turn.isMarked = true;
      else continue;
      turn.isNoted = true;
      begin();
    }
  } finally {
    while (turn.working) await turn.working;
  }
  if (turn.failure) throw turn.failure.error;
  return position;
}

/** What goes on while events come. */
interface Turn {
  /** Until all that was noted is read. */
  working: Promise<void> | null;
  /** Whether something was noted since it began, or this process's mark was met. */
  isNoted: boolean;
  isMarked: boolean;
  failure: { error: unknown } | null;
}

/** Whether an event is a mark by which the hub of this process says what it has seen, at its start first. */
function isOwnMark({ data }: EventRecord): boolean {
  const mark = data as EventMap['live.mark'];
  return mark.processId === processId && mark.number > 0;
}

const gone: ReadonlySet<unknown> = new Set(['CURSOR_EXPIRED', 'INVALID_CURSOR']);

/** Whether the events since a position are gone, so that everything is to be read anew. */
export const isGone = (error: unknown): boolean =>
  gone.has((error as { extensions?: { code?: unknown } }).extensions?.code);

/** How long what failed is left alone, in milliseconds. */
const pauseMilliseconds = 1_000;

/** Whether a hub is over. */
export class HubLife {
  isOver = false;
  readonly #over: Promise<void>;

  constructor(live: LiveHub) {
    this.#over = this.#watch(live);
  }

  /** Waits a moment, and no longer than the hub lives. */
  async pause(milliseconds = pauseMilliseconds): Promise<void> {
    await Promise.race([this.#over, delay(milliseconds, undefined, { ref: false })]);
  }

  async #watch(live: LiveHub): Promise<void> {
    while (!this.isOver) {
      try {
        const marks = live.follow({ types: ['live.mark'], concerns: () => false });
        this.isOver = (await marks.next()).done === true;
      } catch {
        // Its stream is lost, and followed again.
        await delay(pauseMilliseconds, undefined, { ref: false });
      }
    }
  }
}
