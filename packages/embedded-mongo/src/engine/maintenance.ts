import { find } from '../query/find.ts';
import { compileMatcher } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import type { Index } from '../storage/indexes/index-definition.ts';
import { deleteRecord, readRecord } from '../storage/records.ts';
import { decode } from '../bson/codec.ts';
import { type Doc, toNumber } from '../bson/values.ts';
import type { Engine } from './engine.ts';

const sweepBatch = 1000;

/** Background work: expired documents, sessions, cursors, transactions, old changes, garbage. */
export class Maintenance {
  readonly #engine: Engine;
  readonly #timers: NodeJS.Timeout[];
  #rounds = 0;
  #current: Promise<void> | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#timers = [
      setInterval(() => this.#startRound(), engine.options.ttlIntervalMs),
      setInterval(() => this.#expireTransactions(), 500),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Stops the timers and waits for the round under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#current;
  }

  #startRound(): void {
    this.#current ??= this.#round();
  }

  /** Does what is due; a failure leaves the work for the next round. */
  async #round(): Promise<void> {
    this.#rounds++;
    try {
      await this.#expireDocuments();
      if (this.#rounds % 5 === 0) await this.#sweep();
      if (this.#rounds % 60 === 0) await this.#expireSessions();
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    } finally {
      this.#current = null;
    }
  }

  #expireTransactions(): void {
    const { sessions, cursors, options } = this.#engine;
    for (const session of sessions.all()) {
      const { transaction } = session;
      if (transaction?.state !== 'open') continue;
      if (Date.now() - transaction.startedAt > options.transactionLifetimeMs) {
        cursors.killOf(session, transaction.number);
        transaction.end('aborted');
      }
    }
  }

  async #expireSessions(): Promise<void> {
    this.#engine.cursors.expire();
    this.#engine.snapshots.expire();
    await this.#engine.committer.submit((unit) => this.#engine.sessions.expire(unit.view));
  }

  async #sweep(): Promise<void> {
    const { committer, catalog, oplog, options } = this.#engine;
    for (let more = true; more; ) {
      more = await committer.submit((unit) => {
        const swept = catalog.sweep(unit.view, sweepBatch);
        const { oplogKeepMs, oplogKeepBytes } = options;
        const trimmed = oplog.trim(unit.view, oplogKeepMs, oplogKeepBytes, sweepBatch);
        return swept > 0 || trimmed >= sweepBatch;
      });
    }
  }

  async #expireDocuments(): Promise<void> {
    for (const collection of this.#engine.catalog.all()) {
      await this.#expireSeries(collection);
      for (const index of collection.indexes) {
        if (index.expireAfterSeconds !== null && index.ready)
          await this.#expireBy(collection, index);
      }
    }
  }

  /** A time series, and a collection clustered by time, may keep its documents for a time of its own. */
  async #expireSeries(collection: Collection): Promise<void> {
    const { timeSeries, options } = collection;
    if (options['expireAfterSeconds'] === undefined) return;
    const before = new Date(Date.now() - toNumber(options['expireAfterSeconds']) * 1000);
    await this.#expire(collection, { [timeSeries?.timeField ?? '_id']: { $lt: before } });
  }

  async #expireBy(collection: Collection, index: Index): Promise<void> {
    const field = index.fields[0];
    // What is kept of an earlier version may have no dates.
    if (!field || index.fields.length > 1 || index.special !== null) return;
    const before = new Date(Date.now() - (index.expireAfterSeconds ?? 0) * 1000);
    const filter = {
      $and: [
        { [field.path]: { $lt: before } },
        ...(index.partialFilter ? [index.partialFilter] : []),
      ],
    };
    await this.#expire(collection, filter);
  }

  async #expire(collection: Collection, filter: Doc): Promise<void> {
    if (collection.dropped) return;
    const matches = compileMatcher(filter);
    const expired: number[] = [];
    for (const found of find(this.#engine.env, collection, { filter, limit: sweepBatch })) {
      if (found) expired.push(found.id);
    }
    if (expired.length === 0) return;
    await this.#engine.committer.submit((unit) => {
      for (const id of expired) {
        const record = readRecord(unit.view, collection, id);
        if (!record) continue;
        const doc = decode(record.bytes);
        // It may have been renewed since it was found.
        if (matches(doc)) deleteRecord(unit, collection, record, doc);
      }
    });
  }
}
