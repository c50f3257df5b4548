import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { storageUnavailable } from '../database/faults.ts';
import { isDuplicateKey, leaseEnd, mayHoldLease, processId } from '../database/lease.ts';
import { logger } from '../logging/logger.ts';
import { ConsumerModel, type ConsumerRecord } from './consumer.model.ts';

const usual = 4_000;

/** A consumer that asks for its lease. */
interface Asking {
  name: string;
  lost: () => void;
  answer: PromiseWithResolvers<ConsumerRecord | null>;
}

/**
 * The leases of all consumers of a process. They are taken, renewed and given back together, in one
 * write each, and those that others hold are looked at together: a process that starts, stops or has
 * no events asks little of the database, however many consumers it has.
 */
export class ConsumerLeases {
  /** How long a process that stopped breathing keeps others out. */
  readonly milliseconds: number;
  /** Whom to tell, by the consumer, when its lease was lost. */
  readonly #held = new Map<string, () => void>();
  #timer: NodeJS.Timeout | undefined;
  #others: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  #lookedAt = 0;
  /** Those that ask with the next write. */
  #asking: Asking[] = [];
  /** Those that are given back with the next write. */
  readonly #returned = new Set<string>();
  #returning: Promise<void> | null = null;

  constructor(milliseconds = usual) {
    this.milliseconds = milliseconds;
  }

  /**
   * Takes the lease of a consumer, which is then kept until it is let go or lost.
   * @returns where the consumer stands, or null when another process holds it
   */
  take(name: string, lost: () => void): Promise<ConsumerRecord | null> {
    const answer = Promise.withResolvers<ConsumerRecord | null>();
    if (this.#asking.push({ name, lost, answer }) === 1) {
      void nextTurn().then(() => this.#takeAll(this.#asking.splice(0)));
    }
    return answer.promise;
  }

  /** Renews the lease of a consumer no more: it ends by itself. */
  letGo(name: string): void {
    this.#held.delete(name);
    if (this.#held.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Lets another process take the lease of a consumer at once. */
  giveBack(name: string): Promise<void> {
    this.letGo(name);
    this.#returned.add(name);
    this.#returning ??= nextTurn().then(() => this.#giveAllBack());
    return this.#returning;
  }

  async #takeAll(asking: readonly Asking[]): Promise<void> {
    try {
      const taken = await this.#takeFree(asking.map(({ name }) => name));
      for (const { name, lost, answer } of asking) {
        const record = taken.get(name) ?? null;
        if (record) {
          this.#held.set(name, lost);
          this.#timer ??= setInterval(() => void this.#renew(), this.milliseconds / 3).unref();
        }
        answer.resolve(record);
      }
    } catch (error) {
      for (const { answer } of asking) answer.reject(error);
    }
  }

  /** Takes those that nobody else holds, and tells where they stand. */
  async #takeFree(names: readonly string[]): Promise<ReadonlyMap<string, ConsumerRecord>> {
    const others = await this.#lookAtOthers();
    const free = names.filter((name) => !others.has(name));
    if (free.length === 0) return new Map();
    const writes = free.map((name) => ({
      updateOne: {
        filter: { _id: name, $expr: mayHoldLease(processId, this.milliseconds) },
        update: [
          {
            $set: {
              owner: { $literal: processId },
              until: leaseEnd(this.milliseconds),
              cursor: { $ifNull: ['$cursor', null] },
            },
          },
        ],
        upsert: true,
      },
    }));
    // Somebody else's meanwhile: the filter missed it and the upsert met its id.
    await ConsumerModel.collection
      .bulkWrite(writes as unknown as mongoose.mongo.AnyBulkWriteOperation[], { ordered: false })
      .catch((error: unknown) => {
        if (!isOnlyDuplicates(error)) throw error;
      });
    const held = await ConsumerModel.find({ _id: { $in: free }, owner: processId }).lean<
      ConsumerRecord[]
    >();
    return new Map(held.map((record) => [record._id, record]));
  }

  async #giveAllBack(): Promise<void> {
    const names = [...this.#returned];
    this.#returned.clear();
    this.#returning = null;
    await ConsumerModel.updateMany(
      { _id: { $in: names }, owner: processId },
      { $set: { owner: null } },
    );
  }

  async #renew(): Promise<void> {
    const names = [...this.#held.keys()];
    const own = { _id: { $in: names }, owner: processId };
    try {
      const { matchedCount } = await ConsumerModel.updateMany(
        own,
        [{ $set: { until: leaseEnd(this.milliseconds) } }],
        { updatePipeline: true },
      );
      if (matchedCount === names.length) return;
      const kept = new Set(
        (await ConsumerModel.find(own, { _id: 1 }).lean()).map(({ _id }) => _id),
      );
      for (const name of names) if (!kept.has(name)) this.#held.get(name)?.();
    } catch (error) {
      // Tried again before the leases end.
      if (!storageUnavailable(error)) logger.warn({ err: error }, 'leases were not renewed');
    }
  }

  /** Those that other processes hold, as all of them were looked at a moment ago. */
  #lookAtOthers(): Promise<ReadonlySet<string>> {
    const now = Date.now();
    if (now - this.#lookedAt > this.milliseconds / 8) {
      this.#lookedAt = now;
      this.#others = this.#look();
    }
    return this.#others;
  }

  async #look(): Promise<ReadonlySet<string>> {
    const taken = { $expr: { $not: mayHoldLease(processId, this.milliseconds) } };
    const found = await ConsumerModel.find(taken, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id));
  }
}

/** Whether nothing else was refused of several writes than what somebody else has. */
const isOnlyDuplicates = (error: unknown): boolean =>
  isDuplicateKey(error) &&
  error instanceof mongoose.mongo.MongoBulkWriteError &&
  [error.writeErrors].flat().every(({ code }) => code === 11_000);
