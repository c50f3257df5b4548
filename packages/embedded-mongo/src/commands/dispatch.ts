import { setTimeout as sleep } from 'node:timers/promises';
import { encode } from '../bson/codec.ts';
import { asWhole } from '../bson/numbers.ts';
import { Binary, type Doc, Double, Int32, Long, isDoc, isTruthy } from '../bson/values.ts';
import type { Engine } from '../engine/engine.ts';
import type { Failure } from '../engine/fail-points.ts';
import { CommandError } from '../errors.ts';
import { type Connection, errorReply } from '../protocol/connection.ts';
import type { Request } from '../protocol/message.ts';
import { RawReply } from '../protocol/raw-reply.ts';
import { type Session, transactionNumber } from '../transactions/sessions.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { checkAuthenticated } from './server/authentication.ts';
import { checkCollectionUuid } from './collection-uuid.ts';
import { checkApiVersion } from './server/api-version.ts';
import { checkFields } from './known-fields.ts';
import { readConcernOf, writeConcernErrorOf } from './concerns.ts';
import { CommandContext } from './context.ts';
import { labelsOf, writeConcernLabels } from './labels.ts';
import { type CommandEntry, commandTable } from './registry.ts';
import { abort } from './transactions.ts';

/** Carries out the requests of all connections. */
export class Dispatcher {
  readonly #engine: Engine;
  readonly #commands: Map<string, CommandEntry>;

  constructor(engine: Engine, address: () => string) {
    this.#engine = engine;
    this.#commands = commandTable(address);
  }

  /** Answers one request; null closes the connection. */
  async handle(request: Request, connection: Connection): Promise<Buffer[] | null> {
    const name = Object.keys(request.body)[0] ?? '';
    const end = this.#engine.operations.begin(name, request.body, connection);
    this.#engine.operations.usage.count(name, statementsOf(name, request));
    try {
      return await this.#answer(name, request, connection);
    } finally {
      end();
    }
  }

  async #answer(name: string, request: Request, connection: Connection): Promise<Buffer[] | null> {
    const { body } = request;
    let session: Session | null = null;
    let transaction: Transaction | null = null;
    try {
      const entry = this.#commands.get(name);
      if (request.isTooDeep) {
        throw new CommandError('Overflow', 'BSONObj exceeds maximum nested object depth');
      }
      if (!entry) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
      checkAuthenticated(this.#engine, connection, name);
      if (entry.adminOnly === true && body['$db'] !== 'admin') {
        throw new CommandError(
          'Unauthorized',
          `${name} may only be run against the admin database.`,
        );
      }
      checkApiVersion(name, body);
      checkFields(name, body);
      session = body['lsid'] === undefined ? null : this.#engine.sessions.find(body['lsid']);
      const failure = this.#failureOf(name, body, session, connection);
      if (failure) {
        if (failure.blockMs > 0) await sleep(failure.blockMs);
        if (failure.closeConnection === 'before') return null;
        transaction = session?.transaction ?? null;
        if (failure.error) throw failure.error;
      }
      checkTransactionFields(body);
      const number = body['txnNumber'] === undefined ? null : transactionNumber(body['txnNumber']);
      const inside = body['autocommit'] === false;
      transaction = null;
      const writeConcernError = writeConcernErrorOf(entry, body);
      const concern = readConcernOf(name, entry, body, this.#engine.oplog);
      if (inside && entry.endsTransaction !== true) {
        transaction = this.#enter(name, entry, session, number, body);
        this.#abortWhenAlone(connection, session, transaction);
      }
      if (number !== null && !inside) this.#checkRetryable(name, entry, session, number);
      const context = new CommandContext({
        engine: this.#engine,
        connection,
        name,
        body,
        sections: request.sections,
        session,
        transaction,
        snapshot: concern.snapshot ? this.#engine.snapshots.at(concern.snapshot.at) : null,
        retryNumber: inside || !session ? null : number,
      });
      checkCollectionUuid(context);
      const result = await entry.run(context);
      if (transaction && hasWriteErrors(result) && session) abort(this.#engine, session);
      if (failure?.closeConnection === 'after') return null;
      const concernError = failure?.writeConcernError ?? writeConcernError;
      return this.#success(name, body, result, concernError, failure?.labels ?? null);
    } catch (error) {
      return this.#failure(error, name, body, session, transaction);
    }
  }

  #failureOf(
    name: string,
    body: Doc,
    session: Session | null,
    { appName }: Connection,
  ): Failure | null {
    const { failPoints, env } = this.#engine;
    const isRepeat = (): boolean =>
      session?.hasResultsOf(env, transactionNumber(body['txnNumber'])) === true;
    return failPoints.trigger({ name, body, appName, isRepeat });
  }

  /** The transaction a command belongs to, begun when it is its first. */
  #enter(
    name: string,
    entry: CommandEntry,
    session: Session | null,
    number: bigint | null,
    body: Doc,
  ): Transaction {
    if (!session || number === null) {
      throw new CommandError('InvalidOptions', 'A transaction needs an lsid and a txnNumber');
    }
    if (entry.inTransaction !== true) {
      throw new CommandError(
        'OperationNotSupportedInTransaction',
        `Cannot run '${name}' in a multi-document transaction.${name === 'count' ? ' Please see http://dochub.mongodb.org/core/transaction-count for a recommended alternative.' : ''}`,
      );
    }
    if (entry.adminOnly !== true && internalDatabases.has(String(body['$db']))) {
      throw new CommandError(
        'OperationNotSupportedInTransaction',
        `Cannot run command against the '${String(body['$db'])}' database in a transaction.`,
      );
    }
    const { env } = this.#engine;
    if (body['startTransaction'] === true) {
      session.checkNumber(env, number);
      if (session.newest(env) === number) {
        throw new CommandError(
          'ConflictingOperationInProgress',
          'Only servers in a sharded cluster can start a new transaction at the active transaction number',
        );
      }
      abort(this.#engine, session);
      const begun = this.#engine.beginTransaction(number);
      session.transaction = begun;
      session.begun = number;
      return begun;
    }
    return session.openTransaction(env, number);
  }

  /**
   * A transaction outlives the connection that carried it, because its commit may be repeated on
   * another; but a client that is gone for good does not keep others waiting for its locks.
   */
  #abortWhenAlone(connection: Connection, session: Session | null, transaction: Transaction): void {
    if (!session || transaction.connection === connection) return;
    transaction.connection = connection;
    const leave = (): void => {
      const end = (): void => {
        const alone = transaction.connection === connection;
        if (alone && session.transaction === transaction) abort(this.#engine, session);
      };
      setTimeout(end, this.#engine.options.abandonedTransactionMs).unref();
    };
    connection.onClose.add(leave);
    void transaction.ended.then(() => connection.onClose.delete(leave));
  }

  #checkRetryable(
    name: string,
    entry: CommandEntry,
    session: Session | null,
    number: bigint,
  ): void {
    if (!session)
      throw new CommandError('InvalidOptions', 'txnNumber may only be provided with lsid');
    if (entry.retryable !== true) {
      throw new CommandError(
        'NotARetryableWriteCommand',
        `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
      );
    }
    session.checkNumber(this.#engine.env, number);
    if (session.transaction && session.transaction.number < number) abort(this.#engine, session);
  }

  #success(
    name: string,
    body: Doc,
    result: Doc | RawReply,
    writeConcernError: Doc | null,
    given: string[] | null,
  ): Buffer[] {
    const code = asWhole(writeConcernError?.['code']) ?? 0;
    const labels = writeConcernError ? (given ?? writeConcernLabels(name, body, code)) : [];
    const more: Doc = {
      ...(writeConcernError ? { writeConcernError } : {}),
      ...(labels.length > 0 ? { errorLabels: labels } : {}),
      ok: one,
      ...this.#times(),
    };
    if (result instanceof RawReply) return result.toBson(more);
    return [encode({ ...(isUnacknowledged(name, body) ? unacknowledged : result), ...more })];
  }

  #failure(
    error: unknown,
    name: string,
    body: Doc,
    session: Session | null,
    transaction: Transaction | null,
  ): Buffer[] {
    if (session && transaction && name !== 'commitTransaction') abort(this.#engine, session);
    if (!(error instanceof CommandError)) return errorReply(error, this.#times());
    const followsChanges = !error.precedesCursor && isOnChanges(this.#engine, name, body);
    const labels = error.labelsAreFinal
      ? []
      : labelsOf(name, body, error.code, followsChanges).filter(
          (label) => !error.labels.includes(label),
        );
    error.labels.push(...labels);
    return errorReply(error, this.#times());
  }

  #times(): Doc {
    const clusterTime = this.#engine.operationTime;
    return { operationTime: clusterTime, $clusterTime: { clusterTime, signature } };
  }
}

/** Refuses what says neither that a transaction is begun nor that one goes on. */
function checkTransactionFields({ autocommit, startTransaction }: Doc): void {
  const wrong = (message: string): CommandError => new CommandError('InvalidOptions', message);
  if (autocommit === true) throw wrong('Specifying autocommit=true is not allowed.');
  if (startTransaction === undefined) return;
  if (startTransaction === false) throw wrong('Specifying startTransaction=false is not allowed.');
  if (autocommit === undefined) {
    throw wrong(
      'Must specify autocommit=false on all operations of a multi-statement transaction.',
    );
  }
}

/** Databases of the server's own, which transactions leave alone. */
const internalDatabases = new Set(['admin', 'config', 'local']);

const one = new Double(1);
const unacknowledged = { n: new Int32(0) };
const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };

const statementFields: Record<string, string> = {
  insert: 'documents',
  update: 'updates',
  delete: 'deletes',
};

/** How many documents or statements a write carries. */
function statementsOf(name: string, { body, sections }: Request): number {
  const field = Object.hasOwn(statementFields, name) ? (statementFields[name] as string) : name;
  const list = sections.get(field) ?? body[field];
  return Array.isArray(list) ? list.length : 1;
}

/** Whether the client does not want to know what became of a write. */
function isUnacknowledged(name: string, body: Doc): boolean {
  const concern = body['writeConcern'];
  if (!isDoc(concern) || !['insert', 'update', 'delete'].includes(name)) return false;
  return asWhole(concern['w']) === 0 && !isTruthy(concern['j']);
}

/** Whether a command opens a change stream or reads on in one. */
function isOnChanges({ cursors }: Engine, name: string, body: Doc): boolean {
  if (name === 'getMore')
    return body['getMore'] instanceof Long && cursors.isStream(body['getMore']);
  const stages: unknown = name === 'aggregate' ? body['pipeline'] : null;
  const first: unknown = Array.isArray(stages) ? stages[0] : null;
  return isDoc(first) && '$changeStream' in first;
}

function hasWriteErrors(result: Doc | RawReply): boolean {
  if (result instanceof RawReply) return isTruthy(result.fields['nErrors']);
  return 'writeErrors' in result;
}
