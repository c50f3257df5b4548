import { setTimeout as delay } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Config } from '../../config.ts';
import { databaseUnavailable } from '../database/connect.ts';
import { isDuplicateKey, processId } from '../database/lease.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LiveEvent, LiveHub } from '../live/hub.ts';
import { logger } from '../logging/logger.ts';
import { scrub } from '../logging/redact.ts';
import { ConsumerModel, ReceiptModel, receiptId } from './consumer.model.ts';
import type { EventConsumer } from './consumer.ts';
import { EventModel, type EventRecord } from './event.model.ts';

/** Settings that tests make smaller. */
export interface ConsumerOptions {
  /** How long a process that stopped breathing keeps others out, in milliseconds. */
  leaseMilliseconds: number;
  /** How often an event is tried before it is given up and the next one is handled. */
  attempts: number;
}

const defaults: ConsumerOptions = { leaseMilliseconds: 4_000, attempts: 8 };

/** Another process works for this consumer now. */
class LeaseLostError extends Error {}

/** Works for one consumer whenever this process holds its lease. */
export class ConsumerRunner {
  readonly #consumer: EventConsumer;
  readonly #platform: { config: Config; live: LiveHub };
  readonly #options: ConsumerOptions;
  readonly #stopping = new AbortController();
  #events: AsyncIterableIterator<LiveEvent> | null = null;
  #working: Promise<void> = Promise.resolve();

  constructor(
    consumer: EventConsumer,
    platform: { config: Config; live: LiveHub },
    options: Partial<ConsumerOptions> = {},
  ) {
    this.#consumer = consumer;
    this.#platform = platform;
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
    await ConsumerModel.updateOne(
      { _id: this.#consumer.name, owner: processId },
      { $set: { owner: null } },
    ).catch(() => {});
  }

  async #work(): Promise<void> {
    const { leaseMilliseconds } = this.#options;
    while (!this.#stopping.signal.aborted) {
      try {
        if (await this.#holdLease()) await this.#consume();
      } catch (error) {
        if (!(error instanceof LeaseLostError) && !databaseUnavailable(error)) {
          logger.error({ err: error, consumer: this.#consumer.name }, 'consumer interrupted');
        }
      }
      await this.#pause(leaseMilliseconds / 4);
    }
  }

  async #holdLease(): Promise<boolean> {
    const now = new Date();
    const until = new Date(now.getTime() + this.#options.leaseMilliseconds);
    try {
      await ConsumerModel.updateOne(
        {
          _id: this.#consumer.name,
          $or: [{ owner: processId }, { owner: null }, { until: { $lt: now } }],
        },
        { $set: { owner: processId, until }, $setOnInsert: { cursor: null } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Handles events until the lease is lost, the stream ends or the process stops. */
  async #consume(): Promise<void> {
    const { live } = this.#platform;
    const { name, types } = this.#consumer;
    const stored = await ConsumerModel.findById(name).lean();
    let renewed = Promise.resolve();
    const renewal = setInterval(() => {
      renewed = this.#holdLease().then(
        (held) => {
          if (!held) void this.#events?.return?.();
        },
        () => {},
      );
    }, this.#options.leaseMilliseconds / 3);
    try {
      // The position is taken before the scan: what happens during it is met again and passed over.
      const cursor = stored?.cursor ?? (await live.currentCursor());
      if (!stored?.cursor) await this.#scan();
      if (this.#stopping.signal.aborted) return;
      this.#events = live.follow({ after: cursor, types, concerns: () => true });
      for await (const event of this.#events) {
        await this.#handle(event.record, event.cursor);
        if (this.#stopping.signal.aborted) return;
      }
    } catch (error) {
      if (!isExpired(error)) throw error;
      logger.warn({ consumer: name }, 'consumer lost its place, scanning all events');
      await ConsumerModel.updateOne({ _id: name, owner: processId }, { $set: { cursor: null } });
    } finally {
      clearInterval(renewal);
      // One that is under way would take the lease back after it was given up.
      await renewed;
      this.#events = null;
    }
  }

  /** Handles every event that has no receipt, the oldest first: at the first start and after a loss. */
  async #scan(): Promise<void> {
    const { types } = this.#consumer;
    const events = EventModel.find({ type: { $in: [...types] } })
      .sort({ at: 1, _id: 1 })
      .lean<EventRecord[]>()
      .cursor();
    for await (const event of events) {
      if (this.#stopping.signal.aborted) return;
      await this.#handle(event, null);
    }
  }

  /** Tries an event until it is handled, or gives it up after so many failures of its own. */
  async #handle(event: EventRecord, cursor: string | null): Promise<void> {
    for (let failures = 0; !this.#stopping.signal.aborted; ) {
      try {
        await this.#settle(event, cursor, null, () => this.#consumer.handle(event, this.#platform));
        return;
      } catch (error) {
        if (error instanceof LeaseLostError) throw error;
        if (!databaseUnavailable(error)) {
          failures += 1;
          const context = { err: error, consumer: this.#consumer.name, event: event._id };
          if (failures >= this.#options.attempts) {
            logger.error(context, 'event given up');
            await this.#settle(event, cursor, describe(error), async () => {});
            return;
          }
          logger.warn(context, 'event failed, trying again');
        }
        await this.#pause(Math.min(50 * 2 ** failures, 10_000));
      }
    }
  }

  /** The work, its receipt and the new position in one transaction, and only under the lease. */
  async #settle(
    event: EventRecord,
    cursor: string | null,
    failure: string | null,
    work: () => Promise<void>,
  ): Promise<void> {
    const { name } = this.#consumer;
    const _id = receiptId(name, event._id);
    await inTransaction(async () => {
      const place = await ConsumerModel.updateOne(
        { _id: name, owner: processId },
        // Writing the owner makes this transaction meet any process that takes the lease meanwhile.
        { $set: { owner: processId, ...(cursor ? { cursor } : {}) } },
      );
      if (place.matchedCount === 0) throw new LeaseLostError(name);
      if (await ReceiptModel.exists({ _id })) return;
      await work();
      await ReceiptModel.create([{ _id, at: new Date(), failure }]);
    });
  }

  async #pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

const isExpired = (error: unknown): boolean =>
  error instanceof GraphQLError && error.extensions.code === 'CURSOR_EXPIRED';

const describe = (error: unknown): string =>
  scrub(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 500);
