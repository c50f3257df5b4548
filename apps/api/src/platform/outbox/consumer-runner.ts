import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode } from '@wiki/domain';
import { GraphQLError } from 'graphql';
import type { Config } from '../../config.ts';
import { storageUnavailable } from '../database/faults.ts';
import { processId } from '../database/lease.ts';
import { oneReading } from '../database/one-reading.ts';
import { inTransaction } from '../database/transaction.ts';
import { peopleFirst } from '../jobs/people-first.ts';
import type { LiveEvent, LiveHub } from '../live/hub.ts';
import { logger } from '../logging/logger.ts';
import { inSpan } from '../tracing/spans.ts';
import { scrub } from '../logging/redact.ts';
import {
  consumerDocuments,
  ConsumerModel,
  type ConsumerRecord,
  ReceiptModel,
  receiptId,
} from './consumer.model.ts';
import type { ConsumerLeases } from './consumer-leases.ts';
import { type EventConsumer, isWanted } from './consumer.ts';
import { EventModel, type EventMap, type EventRecord } from './event.model.ts';
import { GivenUpModel, type GivenUpRecord } from './given-up.model.ts';
import { keepReceipts, SettledBeforeError, withoutReceipts } from './receipts.ts';
import { turnsOf } from './turns.ts';

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

/** Another process works for this consumer now. */
class LeaseLostError extends Error {}

/** Works for one consumer whenever this process holds its lease. */
export class ConsumerRunner {
  readonly #consumer: EventConsumer;
  readonly #platform: { config: Config; live: LiveHub };
  readonly #leases: ConsumerLeases;
  readonly #options: ConsumerOptions;
  readonly #stopping = new AbortController();
  #events: AsyncIterableIterator<LiveEvent> | null = null;
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
    const lost = () => void this.#events?.return?.();
    while (!this.#stopping.signal.aborted) {
      try {
        const taken = await this.#leases.take(name, lost);
        if (taken) await this.#consume(taken);
      } catch (error) {
        // More happened than waits for it in memory: it goes on from where it stands.
        if (hasCode(error, 'SLOW_CONSUMER')) continue;
        if (!(error instanceof LeaseLostError) && !storageUnavailable(error)) {
          logger.error({ err: error, consumer: name }, 'consumer interrupted');
        }
      } finally {
        this.#leases.letGo(name);
      }
      await this.#pause(this.#leases.milliseconds / 4);
    }
  }

  /** Handles events until the lease is lost, the stream ends or the process stops. */
  async #consume(stored: ConsumerRecord): Promise<void> {
    const { live } = this.#platform;
    const { name, types, gathersFor, canWait } = this.#consumer;
    const concerns = (event: EventRecord) =>
      event.type === retryAsked
        ? (event.data as EventMap[typeof retryAsked]).consumer === name
        : isWanted(this.#consumer, event);
    try {
      // The position is taken before the scan: what happens during it is met again and passed over.
      const cursor = stored.cursor ?? (await live.currentCursor());
      if (!stored.cursor) await this.#begin(cursor, stored.startedAt ?? null);
      if ((await consumersToRetry()).includes(name)) await this.#takeUpAgain();
      if (this.#stopping.signal.aborted) return;
      this.#events = live.follow({ after: cursor, types: [...types, retryAsked], concerns });
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
      await ConsumerModel.updateOne({ _id: name, owner: processId }, { $set: { cursor: null } });
    } finally {
      this.#events = null;
    }
  }

  /** Takes a place in the stream: at the first start, and anew after it was lost. */
  async #begin(cursor: string, startedAt: Date | null): Promise<void> {
    const { name, startsNow = false } = this.#consumer;
    if (!startsNow) return this.#scan(null);
    if (startedAt) return this.#scan(startedAt);
    await ConsumerModel.updateOne(
      { _id: name, owner: processId },
      { $set: { startedAt: new Date(), cursor } },
    );
  }

  /** Handles every event since a time that has no receipt, the oldest first. */
  async #scan(since: Date | null): Promise<void> {
    const { types } = this.#consumer;
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
      if (isWanted(this.#consumer, record)) found.push(record);
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
      if (event === null) continue;
      await this.#untilDone(event, {
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
    await this.#untilDone(event, {
      work: () => this.#settle(event, cursor, null),
      giveUp: (failure) => this.#settle(event, cursor, failure),
    });
  }

  /**
   * Works until it's done. A storage that is away, full or failing is waited for as long as that
   * lasts; only failures of the handler's own count, and so many of them end in giving up.
   */
  async #untilDone(
    event: EventRecord,
    { work, giveUp }: { work: () => Promise<void>; giveUp: (failure: string) => Promise<void> },
  ): Promise<void> {
    const context = { consumer: this.#consumer.name, event: event._id };
    let failure: string | null = null;
    for (let failures = 0, faults = 0; !this.#stopping.signal.aborted; ) {
      try {
        await (failure === null ? work() : giveUp(failure));
        if (faults > 0) logger.info(context, 'the storage is back, the event was settled');
        return;
      } catch (error) {
        if (error instanceof LeaseLostError) throw error;
        if (storageUnavailable(error)) {
          if (faults === 0) logger.warn({ err: error, ...context }, 'event waits for the storage');
          faults += 1;
        } else if (failure === null && failures + 1 >= this.#options.attempts) {
          logger.error({ err: error, ...context }, 'event given up');
          failure = describe(error);
          continue;
        } else {
          failures += 1;
          logger.warn({ err: error, ...context }, 'event failed, trying again');
        }
        await this.#pause(Math.min(50 * 2 ** Math.max(failures, faults), 10_000));
      }
    }
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
   * takes the lease meanwhile; without one it changes nothing, holds nothing, and receipts alone keep
   * two processes from handling the same.
   */
  async #assertLease(place: { cursor?: string }): Promise<void> {
    const { name } = this.#consumer;
    const { matchedCount } = await consumerDocuments.updateOne(
      { _id: name, owner: processId },
      { $set: { owner: processId, ...place } },
    );
    if (matchedCount === 0) throw new LeaseLostError(name);
  }

  async #pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof GraphQLError && error.extensions.code === code;

const describe = (error: unknown): string =>
  scrub(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 500);
