import type { PipelineContext, Source } from '../aggregate/pipeline.ts';
import { systemVariables } from '../aggregate/expression.ts';
import { type Variables, collationKey } from '../aggregate/variables.ts';
import { compileExpression } from '../aggregate/expression.ts';
import { checkName } from '../aggregate/scope.ts';
import { type Collation, parseCollation } from '../bson/collation.ts';
import { type Doc, isDoc, isNumber, toNumber, typeName } from '../bson/values.ts';
import type { Engine } from '../engine/engine.ts';
import type { KeptSnapshot } from '../engine/snapshots.ts';
import { CommandError } from '../errors.ts';
import type { Connection } from '../protocol/connection.ts';
import type { RawReply } from '../protocol/raw-reply.ts';
import type { Collection } from '../storage/collection.ts';
import type { ReadView } from '../storage/kv.ts';
import type { WriteUnit } from '../storage/write-unit.ts';
import type { Session } from '../transactions/sessions.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { UpdateContext } from '../update/field-operators.ts';
import { notOnView, sourceOf } from './reading/views.ts';

export type CommandResult = Doc | RawReply;
export type Command = (context: CommandContext) => CommandResult | Promise<CommandResult>;

interface ContextParts {
  engine: Engine;
  connection: Connection;
  name: string;
  body: Doc;
  sections: Map<string, Buffer[]>;
  session: Session | null;
  transaction: Transaction | null;
  /** The moment that reads outside transactions see; null for the newest. */
  snapshot: KeptSnapshot | null;
  /** Number under which results are kept for retries; null when the write is not retryable. */
  retryNumber: bigint | null;
}

/** One command with everything it works on. */
export class CommandContext {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly name: string;
  readonly body: Doc;
  readonly sections: Map<string, Buffer[]>;
  readonly session: Session | null;
  readonly transaction: Transaction | null;
  readonly snapshot: KeptSnapshot | null;
  /** When the command must have ended, in milliseconds of `performance.now()`. */
  readonly deadline: number;
  readonly #retryNumber: bigint | null;
  #variables: Variables | undefined;

  constructor(parts: ContextParts) {
    this.engine = parts.engine;
    this.connection = parts.connection;
    this.name = parts.name;
    this.body = parts.body;
    this.sections = parts.sections;
    this.session = parts.session;
    this.transaction = parts.transaction;
    this.snapshot = parts.snapshot;
    const maxTimeMs = this.name === 'getMore' ? 0 : this.whole('maxTimeMS', 0);
    this.deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Infinity;
    this.#retryNumber = parts.retryNumber;
  }

  /** Refuses a statement that a retry could not be told from: one on many documents. */
  refuseRetryOfMany(): void {
    if (this.#retryNumber === null) return;
    throw new CommandError(
      'InvalidOptions',
      'Cannot use (or request) retryable writes with multi=true',
    );
  }

  get db(): string {
    return typeof this.body['$db'] === 'string' ? this.body['$db'] : 'test';
  }

  /** The collection name the command carries under its own name. */
  get collectionName(): string {
    const name = this.body[this.name];
    if (typeof name === 'string' && name !== '') return name;
    throw new CommandError(
      'InvalidNamespace',
      `Invalid namespace specified '${this.db}.${String(name)}'`,
    );
  }

  get namespace(): string {
    return `${this.db}.${this.collectionName}`;
  }

  /** What reads see: the transaction's own view, a kept moment, or what is committed. */
  get view(): ReadView {
    return this.transaction?.view ?? this.snapshot?.view ?? this.engine.env;
  }

  get snapshotAt(): number | undefined {
    return this.transaction?.snapshotAt ?? this.snapshot?.sequence;
  }

  /** System variables and those of the command's `let`. */
  get variables(): Variables {
    if (!this.#variables) {
      const variables = systemVariables(this.engine.operationTime, this.#roles());
      for (const [name, expr] of Object.entries(this.doc('let') ?? {})) {
        checkName(name);
        variables[name] = compileExpression(expr)({}, variables);
      }
      this.#variables = variables;
    }
    return this.#variables;
  }

  #roles(): Doc[] {
    return this.connection.user === null ? [] : [{ _id: 'admin.root', role: 'root', db: 'admin' }];
  }

  get updateContext(): UpdateContext {
    return { now: new Date(), clusterTime: this.engine.operationTime, inserting: false };
  }

  /** What a pipeline over the collection works with. */
  pipelineContext(source: { options: Doc } | undefined): PipelineContext {
    const { view, db, snapshotAt } = this;
    const variables = this.variablesOn(source);
    const find = (inDb: string, name: string): Source => this.source(inDb, name);
    const { memory } = this.engine;
    return { view, db, variables, snapshotAt, memory, source: find };
  }

  /** What a name stands for, through views. */
  source(db = this.db, name = this.collectionName): Source {
    return sourceOf(this.engine, db, name, (inDb, each) => this.findCollection(inDb, each));
  }

  collection(): Collection | undefined {
    return this.findCollection(this.db, this.collectionName);
  }

  /** The collection, made when it does not exist yet; in a transaction it is seen after the commit. */
  async ensureCollection(db = this.db, name = this.collectionName): Promise<Collection> {
    const { engine, transaction } = this;
    const view = engine.views.find(db, name);
    if (view) throw notOnView(view);
    if (!transaction) return engine.ensureCollection(db, name);
    return this.findCollection(db, name) ?? this.prepareCollection(transaction, db, name);
  }

  /** Makes a collection as part of a transaction. */
  prepareCollection(
    transaction: Transaction,
    db: string,
    name: string,
    options: Doc = {},
  ): Collection {
    const made = this.engine.catalog.prepare(db, name, options);
    transaction.created.set(made.namespace, made);
    return made;
  }

  /** A collection as this command sees it; throws where the name is that of a view. */
  findCollection(db: string, name: string): Collection | undefined {
    const view = this.engine.views.find(db, name);
    if (view) throw notOnView(view);
    return this.transaction?.created.get(`${db}.${name}`) ?? this.engine.catalog.find(db, name);
  }

  /** A field that must be a document when present. */
  doc(name: string): Doc | undefined {
    const value = this.body[name];
    if (value === undefined || value === null) return undefined;
    if (isDoc(value)) return value;
    throw new CommandError(
      'TypeMismatch',
      `BSON field '${this.name}.${name}' is the wrong type '${typeName(value)}', expected type 'object'`,
    );
  }

  /** A number field of at least 0, as MongoDB without what follows its point, or the given default. */
  whole(name: string, otherwise: number, body = this.body): number {
    const value = body[name];
    if (value === undefined || value === null) return otherwise;
    if (!isNumber(value)) {
      throw new CommandError(
        'TypeMismatch',
        `BSON field '${this.name}.${name}' is the wrong type '${typeName(value)}', expected types '[long, int, decimal, double]'`,
      );
    }
    const number = Math.trunc(toNumber(value)) || 0;
    if (number < 0)
      throw new CommandError(
        51024,
        `BSON field '${name}' value must be >= 0, actual value '${number}'`,
      );
    return number;
  }

  /**
   * The variables, with how strings are compared: as a statement says, or as the collection does.
   * @param given the collation of the statement; that of the command when left out.
   */
  variablesOn(
    collection: { options: Doc } | undefined,
    given: unknown = this.body['collation'],
  ): Variables {
    const spec = given ?? collection?.options['collation'];
    if (spec === undefined) return this.variables;
    const collation: Collation | null = parseCollation(spec);
    return collation ? { ...this.variables, [collationKey]: collation } : this.variables;
  }

  /** Runs a write: within the transaction, or committed at once and durable when it resolves. */
  async write<T>(attempt: (unit: WriteUnit) => T): Promise<T> {
    if (this.transaction) return attempt(this.transaction);
    return this.engine.committer.submit(attempt, this.deadline);
  }

  /** The statements of this command that were carried out before, for exactly-once retries. */
  history(unit: WriteUnit): StatementHistory {
    if (this.#retryNumber === null || !this.session) return emptyHistory;
    const { session } = this;
    const results = session.resultsOf(unit.view, this.#retryNumber);
    const fresh = new Map<number, Doc>();
    return {
      get: (statement) => results.get(statement) ?? fresh.get(statement),
      set: (statement, result) => void fresh.set(statement, result),
      save: () => {
        if (fresh.size === 0) return;
        for (const [statement, result] of fresh) results.set(statement, result);
        session.save(unit.view);
      },
    };
  }
}

interface StatementHistory {
  get(statement: number): Doc | undefined;
  set(statement: number, result: Doc): void;
  /** Stores the new results with the writes they belong to; the last step of an attempt. */
  save(): void;
}

const emptyHistory: StatementHistory = {
  get: () => undefined,
  set: () => undefined,
  save: () => undefined,
};
