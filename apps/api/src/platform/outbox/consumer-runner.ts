import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode } from '@wiki/domain';
import { GraphQLError } from 'graphql';
import type { Config } from '../../config.ts';
import { storageUnavailable } from '../database/faults.ts';
import { oneReading } from '../database/one-reading.ts';
import { inTransaction } from '../database/transaction.ts';
import { peopleFirst } from '../jobs/people-first.ts';
import { firstCursorOf } from '../live/cursor.ts';
import type { LiveEvent, LiveHub } from '../live/hub.ts';
import { logger } from '../logging/logger.ts';
import { inSpan } from '../tracing/spans.ts';
import {
  consumerDocuments,
  type ConsumerRecord,
  ReceiptModel,
  receiptId,
} from './consumer.model.ts';
import type { ConsumerLeases } from './consumer-leases.ts';
import { type EventConsumer, isWanted } from './consumer.ts';
import { EventModel, type EventMap, type EventRecord } from './event.model.ts';
import { GivenUpModel, type GivenUpRecord } from './given-up.model.ts';
import { partitionOf, partitionsOf } from './partitions.ts';
import { keepReceipts, SettledBeforeError, withoutReceipts } from './receipts.ts';
import { turnsOf } from './turns.ts';
import { type Attempt, untilSettled } from './until-settled.ts';

const retryAsked = 'consumer.retryAsked';

// A process starts with all of its consumers at once: most have nothing of what is looked for.
const consumersToRetry = oneReading(() => GivenUpModel.distinct('consumer', { isRetried: true }));
const isAnythingRecorded = oneReading(() => EventModel.exists({ type: { $ne: 'live.mark' } }));

/** Settings that tests make smaller. */
export interface ConsumerOptions {
  /** How often an event is tried before it is given up and the next one is handled. */
  attempts: number;
}

const defaults: ConsumerOptions = { attempts: 8 };

/**
 * Events that wait are handled in one transaction: twice as many when one was over quickly, half as
 * many when it took long, in milliseconds, since whoever else writes the same waits for its end. On a
 * machine that is slow at everything, fewer than a few would only be more transactions.
 */
const turn = { least: 8, most: 100, quick: 50, long: 150 } as const;

/** An event with its place in the stream; null where it was found by a scan. */
interface WaitingEvent {
  record: EventRecord;
  cursor: string | null;
}

/** Another process works for this consumer now, or for a partition of it. */
class LeaseLostError extends Error {}

/** Works for the partitions of one consumer whose leases this process holds, for all of them together. */
export class ConsumerRunner {
  readonly #consumer: EventConsumer;
  readonly #platform: { config: Config; live: LiveHub };
  readonly #leases: ConsumerLeases;
  readonly #options: ConsumerOptions;
  readonly #stopping = new AbortController();
  #events: AsyncIterableIterator<LiveEvent> | null = null;
  /** The partitions that it works for now. */
  #held: ReadonlySet<string> = new Set();
  /** How many events the next turn has, if so many wait. */
  #turnSize: number = turn.least;
  #working: Promise<void> = Promise.resolve();

  constructor(
    consumer: EventConsumer,
    platform: { config: Config; live: LiveHub },
    leases: ConsumerLeases,
    options: Partial<ConsumerOptions> = {},
  ) {
    this.#consumer = consumer;
    this.#platform = platform;
    this.#leases = leases;
    this.#options = { ...defaults, ...options };
  }

  start(): void {
    this.#working = this.#work();
  }

  /** Finishes the event at hand and lets another process go on. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#events?.return?.();
    await this.#working;
    await this.#leases.giveBack(this.#consumer.name).catch(() => {});
  }

  async #work(): Promise<void> {
    const { name } = this.#consumer;
    this.#leases.join(name, partitionsOf(this.#consumer), () => void this.#events?.return?.());
    while (!this.#stopping.signal.aborted) {
      // It ends when this process is to work for other partitions: those that come wait for no more.
      let pause = this.#leases.milliseconds / 4;
      try {
        const taken = await this.#leases.take(name);
        if (taken.length > 0) {
          await this.#consume(taken);
          pause = this.#leases.milliseconds / 40;
        }
      } catch (error) {
        // More happened than waits for it in memory: it goes on from where it stands.
        if (hasCode(error, 'SLOW_CONSUMER')) continue;
        if (!(error instanceof LeaseLostError) && !storageUnavailable(error)) {
          logger.error({ err: error, consumer: name }, 'consumer interrupted');
        }
      } finally {
        this.#leases.letGo(name);
      }
      await this.#pause(pause);
    }
  }

  /** Handles events until a lease is lost or another is to be had, the stream ends or the process stops. */
  async #consume(stored: readonly ConsumerRecord[]): Promise<void> {
    const { live } = this.#platform;
    const { name, types, gathersFor, canWait } = this.#consumer;
    this.#held = new Set(stored.map(({ _id }) => _id));
    const concerns = (event: EventRecord) =>
      event.type === retryAsked
        ? (event.data as EventMap[typeof retryAsked]).consumer === name
        : isWanted(this.#consumer, event) && this.#isHere(event);
    try {
      // The position is taken before the scan: what happens during it is met again and passed over.
      const present = await live.currentCursor();
      const unplaced = stored.filter(({ cursor }) => !cursor);
      if (unplaced.length > 0) await this.#begin(present, unplaced);
      if ((await consumersToRetry()).includes(name)) await this.#takeUpAgain();
      if (this.#stopping.signal.aborted) return;
      this.#events = live.follow({
        after: firstCursorOf(stored.map(({ cursor }) => cursor ?? present)),
        types: [...types, retryAsked],
        concerns,
      });
      const gather = async () => {
        await (gathersFor ? this.#pause(gathersFor) : nextTurn());
        if (canWait) await peopleFirst(this.#stopping.signal);
      };
      for await (const events of turnsOf(this.#events, turn.most, gather)) {
        const isAsked = ({ record }: LiveEvent) => record.type === retryAsked;
        if (events.some(isAsked)) await this.#takeUpAgain();
        await this.#handleAll(events.filter((event) => !isAsked(event)));
        if (this.#stopping.signal.aborted) return;
      }
    } catch (error) {
      if (!hasCode(error, 'CURSOR_EXPIRED')) throw error;
      logger.warn({ consumer: name }, 'consumer lost its place, scanning all events');
      await this.#leases.place(this.#held, { cursor: null });
    } finally {
      this.#events = null;
    }
  }

  /** Whether an event belongs to a partition that this process works for. */
  #isHere(event: EventRecord): boolean {
    return this.#held.has(partitionOf(this.#consumer, event));
  }

  /**
   * Takes a place in the stream: at the first start, which is that of its first partition, and anew after
   * it was lost.
   */
  async #begin(cursor: string, unplaced: readonly ConsumerRecord[]): Promise<void> {
    const ids = unplaced.map(({ _id }) => _id);
    if (!this.#consumer.startsNow) return this.#scan(ids, null);
    const [first] = await consumerDocuments.find(
      { _id: { $in: partitionsOf(this.#consumer) }, startedAt: { $type: 'date' } },
      { sort: { startedAt: 1 }, limit: 1 },
    );
    if (first?.startedAt) return this.#scan(ids, first.startedAt);
    await this.#leases.place(ids, { startedAt: new Date(), cursor });
  }

  /** Handles every event of some partitions since a time that has no receipt, the oldest first. */
  async #scan(partitions: readonly string[], since: Date | null): Promise<void> {
    const { types } = this.#consumer;
    const isAmong = (event: EventRecord) =>
      isWanted(this.#consumer, event) && partitions.includes(partitionOf(this.#consumer, event));
    if (!(await isAnythingRecorded())) return;
    const kept = since ? { at: { $gte: since } } : {};
    const events = EventModel.find({ type: { $in: [...types] }, ...kept })
      .sort({ at: 1, _id: 1 })
      .lean<EventRecord[]>()
      .cursor();
    const handle = async (found: readonly EventRecord[]) => {
      const open = await withoutReceipts(this.#consumer.name, found);
      await this.#handleAll(open.map((record) => ({ record, cursor: null })));
    };
    const found: EventRecord[] = [];
    for await (const record of events) {
      if (this.#stopping.signal.aborted) return;
      if (isAmong(record)) found.push(record);
      if (found.length === turn.most) await handle(found.splice(0));
    }
    await handle(found);
  }

  /** Handles what somebody asked to be handled again, the oldest first. */
  async #takeUpAgain(): Promise<void> {
    const asked = await GivenUpModel.find({ consumer: this.#consumer.name, isRetried: true })
      .sort({ at: 1 })
      .lean<GivenUpRecord[]>();
    for (const { _id, event } of asked) {
      if (this.#stopping.signal.aborted) return;
      if (event === null || !this.#isHere(event)) continue;
      await this.#untilSettled(event, {
        work: () => this.#settleAgain(_id, event),
        giveUp: async (failure) => {
          await GivenUpModel.updateOne({ _id }, { $set: { failure, isRetried: false } });
        },
      });
    }
  }

  /** Handles events in their order: those that wait together, and one by one where that fails. */
  async #handleAll(events: readonly WaitingEvent[]): Promise<void> {
    let waiting = events;
    while (waiting.length > 1 && !this.#stopping.signal.aborted) {
      const next = waiting.slice(0, this.#turnSize);
      const began = performance.now();
      try {
        await this.#settleTogether(next);
      } catch (error) {
        if (error instanceof LeaseLostError) throw error;
        break;
      }
      const taken = performance.now() - began;
      if (taken < turn.quick) this.#turnSize = Math.min(this.#turnSize * 2, turn.most);
      else if (taken > turn.long) this.#turnSize = Math.max(turn.least, this.#turnSize >> 1);
      waiting = waiting.slice(next.length);
    }
    for (const { record, cursor } of waiting) {
      if (this.#stopping.signal.aborted) return;
      await this.#handle(record, cursor);
    }
  }

  /** Handles events, with their receipts and the new position in one transaction. */
  async #settleTogether(events: readonly WaitingEvent[]): Promise<void> {
    const cursor = events.at(-1)?.cursor;
    const records = events.map(({ record }) => record);
    await inTransaction(async () => {
      await this.#assertLease(cursor ? { cursor } : {});
      await keepReceipts(this.#consumer.name, records, null);
      await this.#runAll(records);
    });
  }

  async #runAll(events: readonly EventRecord[]): Promise<void> {
    const { name, handleTogether } = this.#consumer;
    if (handleTogether) {
      await inSpan(`consume ${String(events.length)} events`, { 'wiki.consumer': name }, () =>
        handleTogether(events, this.#platform),
      );
    } else for (const event of events) await this.#run(event);
  }

  async #run(event: EventRecord): Promise<void> {
    await inSpan(`consume ${event.type}`, { 'wiki.consumer': this.#consumer.name }, () =>
      this.#consumer.handle(event, this.#platform),
    );
  }

  /** Tries an event until it is handled, or gives it up after so many failures of its own. */
  async #handle(event: EventRecord, cursor: string | null): Promise<void> {
    await this.#untilSettled(event, {
      work: () => this.#settle(event, cursor, null),
      giveUp: (failure) => this.#settle(event, cursor, failure),
    });
  }

  #untilSettled(event: EventRecord, attempt: Attempt): Promise<void> {
    return untilSettled(attempt, {
      attempts: this.#options.attempts,
      signal: this.#stopping.signal,
      isEnding: (error) => error instanceof LeaseLostError,
      about: { consumer: this.#consumer.name, event: event._id },
    });
  }

  /**
   * The work, its receipt and the new position in one transaction, and only under the lease. An event
   * that is given up has its failure in place of the work; one that was settled before is passed over.
   */
  async #settle(event: EventRecord, cursor: string | null, failure: string | null): Promise<void> {
    const { name } = this.#consumer;
    const place = cursor ? { cursor } : {};
    try {
      await inTransaction(async () => {
        await this.#assertLease(place);
        await keepReceipts(name, [event], failure);
        if (failure === null) return this.#run(event);
        const _id = receiptId(name, event._id);
        const at = new Date();
        await GivenUpModel.create([{ _id, consumer: name, event, failure, at, isRetried: false }]);
      });
    } catch (error) {
      if (!(error instanceof SettledBeforeError)) throw error;
      await this.#assertLease(place);
    }
  }

  /** Handles an event that had been given up; then its receipt tells of no failure any more. */
  async #settleAgain(_id: string, event: EventRecord): Promise<void> {
    await inTransaction(async () => {
      await this.#assertLease({});
      const { deletedCount } = await GivenUpModel.deleteOne({ _id, isRetried: true });
      if (deletedCount === 0) return;
      await this.#consumer.handle(event, this.#platform);
      await ReceiptModel.updateOne(
        { _id },
        { $set: { at: new Date(), failure: null } },
        { upsert: true },
      );
    });
  }

  /**
   * Joins the caller's transaction. With a new position that is a write, which meets any process that
   * takes a lease meanwhile; without one it changes nothing, holds nothing, and receipts alone keep two
   * processes from handling the same. The partitions go on together: what one of them has behind it
   * already is known by its receipts.
   */
  async #assertLease(place: { cursor?: string }): Promise<void> {
    const placed = await this.#leases.place(this.#held, place);
    if (placed < this.#held.size) throw new LeaseLostError(this.#consumer.name);
  }

  async #pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof GraphQLError && error.extensions.code === code;
