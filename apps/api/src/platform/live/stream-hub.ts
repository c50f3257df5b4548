import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { processId } from '../database/lease.ts';
import { apiError } from '../errors/errors.ts';
import { logger } from '../logging/logger.ts';
import type { EventMap, EventRecord, EventType } from '../outbox/event.model.ts';
import { recordEvent } from '../outbox/record-event.ts';
import { dateOf, decodeCursor, encodeCursor, type Position, secondsFrom } from './cursor.ts';
import { createPlacer, isHistoryLost, openEventStream, presentPosition } from './event-stream.ts';
import { Follower, type PlacedEvent } from './follower.ts';
import type { FollowOptions, LiveEvent, LiveHub } from './hub.ts';
import { Ring } from './ring.ts';

/** Settings that tests make smaller. */
export interface HubOptions {
  /** How many events are kept for resuming. */
  capacity?: number;
  /** How far back a starting hub reads, in seconds: enough for clients to survive a restart. */
  lookBackSeconds?: number;
  /** How long the stream may stand still before the hub marks it, in milliseconds. */
  idleMilliseconds?: number;
}

/** The hub of one process, fed by one change stream that resumes by itself. */
export class StreamHub implements LiveHub {
  readonly #options: Required<HubOptions>;
  readonly #followers = new Map<EventType, Set<Follower>>();
  readonly #marks = new Map<number, () => void>();
  #ring = new Ring(0n, 1);
  #position: Position = 0n;
  #stream: mongo.ChangeStream | null = null;
  #reading: Promise<void> = Promise.resolve();
  #extending: Promise<void> = Promise.resolve();
  #idleTimer: NodeJS.Timeout | undefined;
  #lastMark = 0;
  #stopped = false;
  #live = false;

  constructor(options: HubOptions = {}) {
    this.#options = {
      capacity: 10_000,
      lookBackSeconds: 900,
      idleMilliseconds: 600_000,
      ...options,
    };
  }

  /** Whether the stream is being read now. */
  get isLive(): boolean {
    return this.#live;
  }

  /** Opens the stream and returns when it has reached the present. */
  async start(): Promise<void> {
    const present = await presentPosition();
    this.#reset(secondsFrom(present, -this.#options.lookBackSeconds));
    this.#reading = this.#read();
    await this.caughtUp();
    this.#idleTimer = setInterval(() => {
      void this.caughtUp().catch((error) => logger.warn({ err: error }, 'no mark on the stream'));
    }, this.#options.idleMilliseconds).unref();
  }

  /** Ends every follower and closes the stream. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#idleTimer);
    await Promise.all([...this.#everyFollower()].map((follower) => follower.return()));
    await this.#stream?.close().catch(() => {});
    await this.#reading;
    await this.#extending;
  }

  /**
   * Where this process has read to. It may lie a moment before the last commit, never after it: a
   * read that starts later and a subscription from here miss nothing between them.
   */
  async currentCursor(): Promise<string> {
    return encodeCursor(this.#position);
  }

  /**
   * How many events that are wanted this process has seen after a position, and since when the first
   * of them waits, by the database's clock. Of a position from before what is kept: since then, at least.
   */
  waitingAfter(
    cursor: string,
    isWanted: (record: EventRecord) => boolean,
  ): { events: number; since: Date | null } {
    const waiting = this.#ring.after(decodeCursor(cursor)).filter(({ record }) => isWanted(record));
    const [first] = waiting;
    return { events: waiting.length, since: first ? dateOf(first.position) : null };
  }

  follow(options: FollowOptions): AsyncIterableIterator<LiveEvent> {
    const { after, types } = options;
    const position = after == null ? this.#position : decodeCursor(after);
    const follower = new Follower(position, options, (ended) => {
      for (const type of types) this.#followers.get(type)?.delete(ended);
    });
    for (const type of types) {
      const others = this.#followers.get(type);
      if (others) others.add(follower);
      else this.#followers.set(type, new Set([follower]));
    }
    const wanted = new Set<string>(types);
    const past = () => this.#ring.after(position).filter(({ record }) => wanted.has(record.type));
    if (position >= this.#ring.floor) follower.caughtUp(past());
    else {
      this.#extendTo(position).then(
        () => follower.caughtUp(past()),
        (error: Error) => follower.fail(error),
      );
    }
    return follower;
  }

  #accept(event: PlacedEvent): void {
    if (event.position <= this.#position) return;
    this.#position = event.position;
    this.#ring.push(event);
    this.#meetMark(event);
    const followers = this.#followers.get(event.record.type);
    if (followers) for (const follower of followers) follower.offer(event);
  }

  /** Reads the stream until stopped, from the last event on whenever it breaks. */
  async #read(): Promise<void> {
    for (let failures = 0; !this.#stopped; ) {
      try {
        this.#stream = openEventStream(this.#position);
        this.#stream.on('resumeTokenChanged', () => {
          this.#live = true;
          failures = 0;
        });
        const placed = createPlacer();
        for await (const change of this.#stream) {
          const event = placed(change);
          if (event) this.#accept(event);
        }
      } catch (error) {
        if (isHistoryLost(error)) await this.#loseHistory();
        else if (!this.#stopped) logger.warn({ err: error }, 'live stream broken, resuming');
      } finally {
        this.#live = false;
        await this.#stream?.close().catch(() => {});
      }
      failures += 1;
      if (!this.#stopped) await delay(Math.min(50 * 2 ** failures, 2_000));
    }
  }

  /** The log begins later than this hub's position: followers read again and resume from now. */
  async #loseHistory(): Promise<void> {
    const present = await presentPosition().catch(() => null);
    if (present === null) return;
    const started = this.#ring.length > 0;
    this.#reset(present);
    if (!started) return;
    logger.error('the log of the database is too short: live clients start again');
    for (const follower of this.#everyFollower()) follower.fail(apiError('CURSOR_EXPIRED'));
  }

  #reset(position: Position): void {
    this.#position = position;
    this.#ring = new Ring(position, this.#options.capacity);
  }

  /** Fetches older events into the ring, one fetch at a time and shared by all who need it. */
  #extendTo(position: Position): Promise<void> {
    const extended = this.#extending.then(async () => {
      if (position < this.#ring.floor) await this.#fetchOlder(position);
    });
    this.#extending = extended.catch(() => {});
    return extended;
  }

  async #fetchOlder(from: Position): Promise<void> {
    const ring = this.#ring;
    const { floor } = ring;
    const room = this.#options.capacity * 2 - ring.length;
    const older: PlacedEvent[] = [];
    let stream: mongo.ChangeStream | null = null;
    try {
      stream = openEventStream(from);
      // Something after the floor must come, or the end of an idle stream would never be known.
      await recordEvent('live.mark', null, { processId, number: 0 });
      const placed = createPlacer();
      for await (const change of stream) {
        const event = placed(change);
        if (!event || event.position <= from) continue;
        if (event.position > floor) break;
        older.push(event);
        if (older.length > room) throw apiError('CURSOR_EXPIRED');
      }
    } catch (error) {
      throw isHistoryLost(error) ? apiError('CURSOR_EXPIRED') : error;
    } finally {
      await stream?.close().catch(() => {});
    }
    if (ring !== this.#ring || !ring.extend(from, floor, older)) throw apiError('CURSOR_EXPIRED');
  }

  /**
   * Returns when everything that was committed before the call has been read: marks the stream until a
   * mark comes back.
   */
  async caughtUp(): Promise<void> {
    for (let met = false; !met && !this.#stopped; ) {
      const number = ++this.#lastMark;
      const meeting = new Promise<boolean>((resolve) => {
        this.#marks.set(number, () => resolve(true));
      });
      await recordEvent('live.mark', null, { processId, number });
      met = await Promise.race([meeting, delay(2_000, false, { ref: false })]);
      this.#marks.delete(number);
    }
  }

  #meetMark({ record }: PlacedEvent): void {
    if (record.type !== 'live.mark') return;
    const mark = record.data as EventMap['live.mark'];
    if (mark.processId === processId) this.#marks.get(mark.number)?.();
  }

  #everyFollower(): Set<Follower> {
    return new Set([...this.#followers.values()].flatMap((followers) => [...followers]));
  }
}
