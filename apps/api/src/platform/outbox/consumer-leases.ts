import { storageUnavailable } from '../database/faults.ts';
import { isDuplicateKey, leaseEnd, mayHoldLease, processId } from '../database/lease.ts';
import { logger } from '../logging/logger.ts';
import { ConsumerModel } from './consumer.model.ts';

const usual = 4_000;

/**
 * The leases of all consumers of a process. Those it holds are renewed together in one write, and
 * those that others hold are looked at together: a process without events asks little of the
 * database, however many consumers it has.
 */
export class ConsumerLeases {
  /** How long a process that stopped breathing keeps others out. */
  readonly milliseconds: number;
  /** Whom to tell, by the consumer, when its lease was lost. */
  readonly #held = new Map<string, () => void>();
  #timer: NodeJS.Timeout | undefined;
  #others: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  #lookedAt = 0;

  constructor(milliseconds = usual) {
    this.milliseconds = milliseconds;
  }

  /**
   * Takes the lease of a consumer, which is then kept until it is let go or lost.
   * @returns whether this process holds it now
   */
  async take(name: string, lost: () => void): Promise<boolean> {
    if (await this.#isTakenByOthers(name)) return false;
    try {
      await ConsumerModel.updateOne(
        { _id: name, $expr: mayHoldLease(processId, this.milliseconds) },
        [
          {
            $set: {
              owner: { $literal: processId },
              until: leaseEnd(this.milliseconds),
              cursor: { $ifNull: ['$cursor', null] },
            },
          },
        ],
        { upsert: true, updatePipeline: true },
      );
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    this.#held.set(name, lost);
    this.#timer ??= setInterval(() => void this.#renew(), this.milliseconds / 3).unref();
    return true;
  }

  /** Renews the lease of a consumer no more: it ends by itself. */
  letGo(name: string): void {
    this.#held.delete(name);
    if (this.#held.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Lets another process take the lease of a consumer at once. */
  async giveBack(name: string): Promise<void> {
    this.letGo(name);
    await ConsumerModel.updateOne({ _id: name, owner: processId }, { $set: { owner: null } });
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

  /** Whether another process holds a lease, as all of them were looked at a moment ago. */
  async #isTakenByOthers(name: string): Promise<boolean> {
    const now = Date.now();
    if (now - this.#lookedAt > this.milliseconds / 8) {
      this.#lookedAt = now;
      this.#others = this.#look();
    }
    return (await this.#others).has(name);
  }

  async #look(): Promise<ReadonlySet<string>> {
    const taken = { $expr: { $not: mayHoldLease(processId, this.milliseconds) } };
    const found = await ConsumerModel.find(taken, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id));
  }
}
