import { setTimeout as sleep } from 'node:timers/promises';
import { encode } from '../bson/codec.ts';
import { Binary, type Doc, Double, Long } from '../bson/values.ts';
import type { Engine } from '../engine/engine.ts';
import { CommandError } from '../errors.ts';
import { type Connection, errorReply } from '../protocol/connection.ts';
import type { Request } from '../protocol/message.ts';
import { RawReply } from '../protocol/raw-reply.ts';
import { type Session, transactionNumber } from '../transactions/sessions.ts';
import { type Transaction, noSuchTransaction } from '../transactions/transaction.ts';
import { CommandContext } from './context.ts';
import { type CommandEntry, commandTable } from './registry.ts';
import { abort } from './transactions.ts';

const transientCodes = new Set([112, 24, 251, 246, 11600, 11602, 189, 91, 10107, 13435, 13436]);

/** Carries out the requests of all connections. */
export class Dispatcher {
  readonly #engine: Engine;
  readonly #commands: Map<string, CommandEntry>;

  constructor(engine: Engine, address: () => string) {
    this.#engine = engine;
    this.#commands = commandTable(address);
  }

  /** Answers one request; null closes the connection. */
  async handle(request: Request, connection: Connection): Promise<Buffer | null> {
    const name = Object.keys(request.body)[0] ?? '';
    const { body } = request;
    let session: Session | null = null;
    let transaction: Transaction | null = null;
    try {
      const entry = this.#commands.get(name);
      if (!entry) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
      session = body['lsid'] === undefined ? null : this.#engine.sessions.find(body['lsid']);
      const failure =
        name === 'configureFailPoint' ? null : this.#engine.failPoints.trigger(name, body);
      if (failure) {
        if (failure.blockMs > 0) await sleep(failure.blockMs);
        if (failure.closeConnection) return null;
        transaction = session?.transaction ?? null;
        if (failure.error) throw failure.error;
      }
      const number = body['txnNumber'] === undefined ? null : transactionNumber(body['txnNumber']);
      const inside = body['autocommit'] === false;
      transaction = null;
      if (inside && name !== 'commitTransaction' && name !== 'abortTransaction') {
        transaction = this.#enter(name, entry, session, number, body, connection);
      }
      if (number !== null && !inside) this.#checkRetryable(entry, session, number);
      const context = new CommandContext({
        engine: this.#engine,
        connection,
        name,
        body,
        sections: request.sections,
        session,
        transaction,
        retryNumber: inside || !session ? null : number,
      });
      const result = await entry.run(context);
      if (transaction && hasWriteErrors(result) && session) abort(this.#engine, session);
      return this.#success(result, failure?.writeConcernError ?? null);
    } catch (error) {
      return this.#failure(error, name, body, session, transaction);
    }
  }

  /** The transaction a command belongs to, begun when it is its first. */
  #enter(
    name: string,
    entry: CommandEntry,
    session: Session | null,
    number: bigint | null,
    body: Doc,
    connection: Connection,
  ): Transaction {
    if (!session || number === null) {
      throw new CommandError('InvalidOptions', 'A transaction needs an lsid and a txnNumber');
    }
    if (entry.inTransaction !== true) {
      throw new CommandError(
        'OperationNotSupportedInTransaction',
        `Cannot run '${name}' in a multi-document transaction.`,
      );
    }
    const current = session.transaction;
    if (body['startTransaction'] === true) {
      session.checkNumber(this.#engine.env, number);
      if (current && current.number > number) throw noSuchTransaction(number);
      abort(this.#engine, session);
      const begun = this.#engine.beginTransaction(number);
      session.transaction = begun;
      this.#abortOnClose(connection, session, begun);
      return begun;
    }
    if (current?.number !== number || current.state !== 'open') throw noSuchTransaction(number);
    return current;
  }

  /** A client that goes away does not keep others waiting for its transaction. */
  #abortOnClose(connection: Connection, session: Session, transaction: Transaction): void {
    const engine = this.#engine;
    const stop = (): void => {
      if (session.transaction === transaction) abort(engine, session);
    };
    connection.onClose.add(stop);
    void transaction.ended.then(() => connection.onClose.delete(stop));
  }

  #checkRetryable(entry: CommandEntry, session: Session | null, number: bigint): void {
    if (!session)
      throw new CommandError('InvalidOptions', 'txnNumber may only be provided with lsid');
    if (entry.retryable !== true) {
      throw new CommandError('IllegalOperation', 'This command does not take a txnNumber');
    }
    session.checkNumber(this.#engine.env, number);
    if (session.transaction && session.transaction.number < number) abort(this.#engine, session);
  }

  #success(result: Doc | RawReply, writeConcernError: Doc | null): Buffer {
    const more: Doc = {
      ...(writeConcernError ? { writeConcernError } : {}),
      ok: one,
      ...this.#times(),
    };
    return result instanceof RawReply ? result.toBson(more) : encode({ ...result, ...more });
  }

  #failure(
    error: unknown,
    name: string,
    body: Doc,
    session: Session | null,
    transaction: Transaction | null,
  ): Buffer {
    const inside = body['autocommit'] === false;
    if (session && transaction && name !== 'commitTransaction') abort(this.#engine, session);
    if (inside && error instanceof CommandError && transientCodes.has(error.code)) {
      const final = name === 'commitTransaction' && error.code !== 251;
      const label = 'TransientTransactionError';
      if (!final && name !== 'abortTransaction' && !error.labels.includes(label)) {
        error.labels.push(label);
      }
    }
    return errorReply(error, this.#times());
  }

  #times(): Doc {
    const clusterTime = this.#engine.operationTime;
    return { operationTime: clusterTime, $clusterTime: { clusterTime, signature } };
  }
}

const one = new Double(1);
const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };

function hasWriteErrors(result: Doc | RawReply): boolean {
  return !(result instanceof RawReply) && 'writeErrors' in result;
}
