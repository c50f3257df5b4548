import { Catalog } from '../storage/catalog.ts';
import type { Collection } from '../storage/collection.ts';
import { Committer } from '../storage/committer.ts';
import { type Durability, Environment } from '../storage/environment.ts';
import { Locks } from '../storage/locks.ts';
import { Oplog, toTimestamp } from '../storage/oplog.ts';
import { Sessions } from '../transactions/sessions.ts';
import { Views } from '../storage/views.ts';
import { Transaction } from '../transactions/transaction.ts';
import { type Doc, ObjectId, type Timestamp } from '../bson/values.ts';
import { Memory } from '../query/memory.ts';
import { Cursors } from './cursors.ts';
import { FailPoints } from './fail-points.ts';
import { Maintenance } from './maintenance.ts';
import { Connections } from './connections.ts';
import { Operations } from './operations.ts';
import { Snapshots } from './snapshots.ts';
import { type User, Users } from './users.ts';

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
  /** A transaction whose connection is gone is aborted after this long without a statement. */
  abandonedTransactionMs: number;
  /** What the engine may hold in memory; half of it is for the documents that queries hold. */
  memoryBytes: number;
  /** Who may connect; without users, everybody. */
  users?: readonly User[] | undefined;
  /** Called when the storage takes no more writes until it is opened anew. */
  onBroken?: (() => void) | undefined;
}

/** Everything one database server holds, without the network. */
export class Engine {
  readonly options: EngineOptions;
  readonly env: Environment;
  readonly catalog: Catalog;
  readonly views: Views;
  readonly locks = new Locks();
  readonly oplog: Oplog;
  readonly committer: Committer;
  readonly sessions = new Sessions();
  readonly cursors = new Cursors();
  readonly users: Users;
  readonly memory: Memory;
  readonly snapshots: Snapshots;
  readonly operations = new Operations();
  readonly failPoints = new FailPoints();
  readonly startedAt = Date.now();
  /** Tells this run of the engine from others. */
  readonly processId = new ObjectId();
  /** How many clients are connected, have been since the start, and wait to hear how the server stands. */
  readonly connections = new Connections();
  readonly #maintenance: Maintenance;

  /** @param env the storage; tests hand one over that fails. */
  constructor(
    options: EngineOptions,
    env: Environment = new Environment(options.dbPath, options.durability),
  ) {
    this.options = options;
    this.memory = new Memory(options.memoryBytes / 2);
    this.users = new Users(options.users ?? []);
    this.env = env;
    this.catalog = new Catalog(env);
    this.views = new Views(env);
    env.write((view) => this.catalog.dropUnfinished(view));
    this.oplog = new Oplog(env);
    this.snapshots = new Snapshots(env, this.locks, this.oplog);
    this.committer = new Committer(this.env, this.locks, this.oplog, {
      beforeCommit: (view) => this.catalog.saveDirty(view),
      afterCommit: () => this.catalog.settleDirty(),
      afterFailure: () => {
        this.sessions.forgetHistories();
        // At once: until it is opened anew, reads of such a storage find nothing.
        if (this.env.isBroken()) options.onBroken?.();
      },
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
  async ensureCollection(db: string, name: string, options: Doc = {}): Promise<Collection> {
    return (
      this.catalog.find(db, name) ??
      this.committer.submit(
        (unit) => this.catalog.find(db, name) ?? this.catalog.create(unit, db, name, options),
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
    this.snapshots.closeAll();
    for (const session of this.sessions.all()) session.transaction?.end('aborted');
    await this.#maintenance.stop();
    await this.committer.idle();
    await this.env.close();
  }
}
