import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { storageUnavailable } from '../database/faults.ts';
import { isDuplicateKey, leaseEnd, mayHoldLease, processId } from '../database/lease.ts';
import { logger } from '../logging/logger.ts';
import { consumerDocuments, ConsumerModel, type ConsumerRecord } from './consumer.model.ts';
import {
  otherProcesses,
  sayThatItLeaves,
  sayThatItWorks,
  shareOf,
  type WorkingProcess,
} from './consumer-processes.ts';

/** A consumer that this process works for. */
interface Work {
  partitions: readonly string[];
  /** Told when this process is to work for other partitions of it than it does. */
  changed: () => void;
  /** Those that it works for now. */
  held: ReadonlySet<string>;
}

/** A consumer that asks for its leases. */
interface Asking {
  name: string;
  answer: PromiseWithResolvers<ConsumerRecord[]>;
}

/** What the other processes do. */
interface Others {
  processes: readonly WorkingProcess[];
  /** The partitions that they hold. */
  held: ReadonlySet<string>;
}

/** Settings that tests change. */
export interface LeaseOptions {
  /** How long a process that stopped breathing keeps others out. */
  milliseconds?: number;
  /** What this process is called in leases. */
  owner?: string;
}

/**
 * The leases of the partitions of all consumers, which processes share out among themselves. They are
 * taken, renewed and given back together, in one write each, and what others hold is looked at
 * together: a process that starts, stops or has no events asks little of the database, however many
 * consumers it has.
 */
export class ConsumerLeases {
  readonly milliseconds: number;
  readonly owner: string;
  readonly #works = new Map<string, Work>();
  /** Those taken and not given back, even when they were lost since. */
  readonly #taken = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> | null = null;
  #others: Promise<Others> | null = null;
  #lookedAt = 0;
  /** When this process last said that it works, and for how many consumers. */
  #said = { at: 0, consumers: 0 };
  /** Those that ask with the next write. */
  #asking: Asking[] = [];
  /** Those that are given back with the next write. */
  readonly #returned = new Set<string>();
  #returning: Promise<void> | null = null;

  constructor({ milliseconds = 4_000, owner = processId }: LeaseOptions = {}) {
    this.milliseconds = milliseconds;
    this.owner = owner;
  }

  /** Has this process work for a consumer, with the others that do. */
  join(name: string, partitions: readonly string[], changed: () => void): void {
    this.#works.set(name, { partitions, changed, held: new Set() });
    this.#timer ??= setInterval(() => {
      this.#renewing ??= this.#renew().finally(() => {
        this.#renewing = null;
      });
    }, this.milliseconds / 3).unref();
  }

  /**
   * Takes the leases that this process is to have of a consumer, which are then kept until they are let
   * go or lost, and gives those back that others are to have.
   * @returns where the partitions taken stand
   */
  take(name: string): Promise<ConsumerRecord[]> {
    const answer = Promise.withResolvers<ConsumerRecord[]>();
    if (this.#asking.push({ name, answer }) === 1) {
      void nextTurn().then(() => this.#takeAll(this.#asking.splice(0)));
    }
    return answer.promise;
  }

  /**
   * Notes where partitions stand; nothing of those whose lease was lost. Joins the caller's transaction.
   * @returns how many of them this process holds
   */
  async place(
    partitions: Iterable<string>,
    place: Partial<Pick<ConsumerRecord, 'cursor' | 'startedAt'>>,
  ): Promise<number> {
    const { owner } = this;
    const { matchedCount } = await consumerDocuments.updateMany(
      { _id: { $in: [...partitions] }, owner },
      { $set: { owner, ...place } },
    );
    return matchedCount;
  }

  /** Renews the leases of a consumer no more: they end by themselves. */
  letGo(name: string): void {
    const work = this.#works.get(name);
    if (work) work.held = new Set();
  }

  /** Lets other processes work for a consumer at once, and no more this one. */
  giveBack(name: string): Promise<void> {
    const partitions = this.#works.get(name)?.partitions ?? [];
    this.#works.delete(name);
    if (this.#works.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    return this.#return(partitions);
  }

  /** Those of some partitions that this process is to work for. */
  #own(name: string, partitions: readonly string[], { processes }: Others): string[] {
    const others = processes.filter(({ consumers }) => consumers.includes(name));
    const ids = [this.owner, ...others.map(({ _id }) => _id)];
    return shareOf(this.owner, { name, partitions }, ids);
  }

  async #takeAll(asking: readonly Asking[]): Promise<void> {
    try {
      const isKnown = Date.now() - this.#said.at < this.milliseconds / 2;
      if (!isKnown || this.#said.consumers !== this.#works.size) await this.#sayThatItWorks();
      const others = await this.#lookAtOthers();
      const asked = asking.flatMap(({ name, answer }) => {
        const work = this.#works.get(name);
        const own = work ? this.#own(name, work.partitions, others) : [];
        return { work, answer, own };
      });
      const free = asked.flatMap(({ own }) => own.filter((each) => !others.held.has(each)));
      const unowned = asked.flatMap(
        ({ work, own }) => work?.partitions.filter((each) => !own.includes(each)) ?? [],
      );
      await this.#return(unowned);
      const records = await this.#takeFree(free);
      for (const { work, answer, own } of asked) {
        const found = own.flatMap((each) => records.get(each) ?? []);
        if (work) work.held = new Set(found.map(({ _id }) => _id));
        answer.resolve(found);
      }
    } catch (error) {
      for (const { answer } of asking) answer.reject(error);
    }
  }

  /** Takes those that nobody else holds, and tells where they stand. */
  async #takeFree(free: readonly string[]): Promise<ReadonlyMap<string, ConsumerRecord>> {
    if (free.length === 0) return new Map();
    const { owner, milliseconds } = this;
    const writes = free.map((partition) => ({
      updateOne: {
        filter: { _id: partition, $expr: mayHoldLease(owner, milliseconds) },
        update: [
          {
            $set: {
              owner: { $literal: owner },
              until: leaseEnd(milliseconds),
              cursor: { $ifNull: ['$cursor', null] },
            },
          },
        ],
        upsert: true,
      },
    }));
    for (const partition of free) this.#taken.add(partition);
    // Somebody else's meanwhile: the filter missed it and the upsert met its id.
    await ConsumerModel.collection
      .bulkWrite(writes as unknown as mongoose.mongo.AnyBulkWriteOperation[], { ordered: false })
      .catch((error: unknown) => {
        if (!isOnlyDuplicates(error)) throw error;
      });
    const held = await ConsumerModel.find({ _id: { $in: free }, owner }).lean<ConsumerRecord[]>();
    return new Map(held.map((record) => [record._id, record]));
  }

  /** Gives back those of some partitions that were taken. */
  #return(partitions: readonly string[]): Promise<void> {
    for (const partition of partitions) {
      if (this.#taken.delete(partition)) this.#returned.add(partition);
    }
    if (this.#returned.size === 0 && this.#works.size > 0) return Promise.resolve();
    this.#returning ??= nextTurn().then(() => this.#returnAll());
    return this.#returning;
  }

  async #returnAll(): Promise<void> {
    const partitions = [...this.#returned];
    this.#returned.clear();
    this.#returning = null;
    const own = { _id: { $in: partitions }, owner: this.owner };
    await ConsumerModel.updateMany(own, { $set: { owner: null } });
    if (this.#works.size > 0) return;
    await this.#renewing;
    await sayThatItLeaves(this.owner);
  }

  /** Says that this process is there, keeps what it holds, and tells those that are to hold something else. */
  async #renew(): Promise<void> {
    try {
      const held = [...this.#works.values()].flatMap((work) => [...work.held]);
      await this.#sayThatItWorks();
      await ConsumerModel.updateMany(
        { _id: { $in: held }, owner: this.owner },
        [{ $set: { until: leaseEnd(this.milliseconds) } }],
        { updatePipeline: true },
      );
      const others = await this.#lookAtOthers();
      for (const [name, { partitions, held: holding, changed }] of this.#works) {
        if (holding.size === 0) continue;
        const own = this.#own(name, partitions, others).filter((each) => !others.held.has(each));
        if (own.length !== holding.size || own.some((each) => !holding.has(each))) changed();
      }
    } catch (error) {
      // Tried again before the leases end.
      if (!storageUnavailable(error)) logger.warn({ err: error }, 'leases were not renewed');
    }
  }

  async #sayThatItWorks(): Promise<void> {
    const consumers = [...this.#works.keys()];
    await sayThatItWorks(this.owner, consumers, this.milliseconds);
    this.#said = { at: Date.now(), consumers: consumers.length };
  }

  /** What the others do, as it was looked at a moment ago. */
  #lookAtOthers(): Promise<Others> {
    const now = Date.now();
    if (!this.#others || now - this.#lookedAt > this.milliseconds / 8) {
      this.#lookedAt = now;
      this.#others = this.#look();
    }
    return this.#others;
  }

  async #look(): Promise<Others> {
    const { owner, milliseconds } = this;
    const foreign = { owner: { $ne: owner }, $expr: { $not: mayHoldLease(owner, milliseconds) } };
    const [processes, held] = await Promise.all([
      otherProcesses(owner, milliseconds),
      ConsumerModel.find(foreign, { _id: 1 }).lean(),
    ]);
    return { processes, held: new Set(held.map(({ _id }) => _id)) };
  }
}

/** Whether nothing else was refused of several writes than what somebody else has. */
const isOnlyDuplicates = (error: unknown): boolean =>
  isDuplicateKey(error) &&
  error instanceof mongoose.mongo.MongoBulkWriteError &&
  [error.writeErrors].flat().every(({ code }) => code === 11_000);
