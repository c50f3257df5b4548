import { Catalog } from '../storage/catalog.ts';
import type { Collection } from '../storage/collection.ts';
import { Committer } from '../storage/committer.ts';
import { type Durability, Environment } from '../storage/environment.ts';
import { Locks } from '../storage/locks.ts';
import { Oplog, toTimestamp } from '../storage/oplog.ts';
import { Sessions } from '../transactions/sessions.ts';
import { Transaction } from '../transactions/transaction.ts';
import type { Timestamp } from '../bson/values.ts';
import { Cursors } from './cursors.ts';
import { FailPoints } from './fail-points.ts';
import { Maintenance } from './maintenance.ts';

export interface EngineOptions {
  dbPath: string;
  durability: Durability;
  /** How long change streams can look back. */
  oplogKeepMs: number;
  /** How much the oplog may hold before its oldest changes go. */
  oplogKeepBytes: number;
  /** Pause between two sweeps for expired documents. */
  ttlIntervalMs: number;
  /** A transaction that takes longer is aborted. */
  transactionLifetimeMs: number;
}

/** Everything one database server holds, without the network. */
export class Engine {
  readonly options: EngineOptions;
  readonly env: Environment;
  readonly catalog: Catalog;
  readonly locks = new Locks();
  readonly oplog: Oplog;
  readonly committer: Committer;
  readonly sessions = new Sessions();
  readonly cursors = new Cursors();
  readonly failPoints = new FailPoints();
  readonly startedAt = Date.now();
  readonly #maintenance: Maintenance;

  constructor(options: EngineOptions) {
    this.options = options;
    this.env = new Environment(options.dbPath, options.durability);
    this.catalog = new Catalog(this.env);
    this.oplog = new Oplog(this.env);
    this.committer = new Committer(this.env, this.locks, this.oplog, {
      beforeCommit: (view) => this.catalog.saveDirty(view),
      afterFailure: () => this.sessions.forgetHistories(),
    });
    this.#maintenance = new Maintenance(this);
  }

  /** Time of the newest commit. */
  get operationTime(): Timestamp {
    return toTimestamp(this.oplog.last);
  }

  beginTransaction(number: bigint): Transaction {
    return new Transaction(number, this.env.snapshot(), this.locks);
  }

  /** The collection, created durably when it does not exist yet. */
  async ensureCollection(db: string, name: string): Promise<Collection> {
    return (
      this.catalog.find(db, name) ??
      this.committer.submit(
        (unit) => this.catalog.find(db, name) ?? this.catalog.create(unit.view, db, name, {}),
      )
    );
  }

  /** Waits until no open transaction has written to the collection. */
  async waitForTransactions(collection: Collection): Promise<void> {
    for (const session of this.sessions.all()) {
      const { transaction } = session;
      if (transaction?.collections.has(collection)) await transaction.ended;
    }
  }

  /** Stops background work, ends transactions and closes the files. */
  async close(): Promise<void> {
    this.cursors.closeAll();
    for (const session of this.sessions.all()) session.transaction?.end('aborted');
    await this.#maintenance.stop();
    await this.committer.idle();
    await this.env.close();
  }
}
