import { type Doc, Int32 } from '../bson/values.ts';
import { isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { writeConflict } from '../transactions/transaction.ts';
import { transactionNumber } from '../transactions/sessions.ts';
import type { Session } from '../transactions/sessions.ts';
import type { Engine } from '../engine/engine.ts';
import type { Command, CommandContext } from './context.ts';

function sessionOf(context: CommandContext): { session: Session; number: bigint } {
  if (!context.session || context.body['autocommit'] !== false) {
    throw new CommandError(125, `${context.name} must be run within a transaction`);
  }
  return { session: context.session, number: transactionNumber(context.body['txnNumber']) };
}

/** Makes a transaction's writes durable under one commit time; repeating it changes nothing. */
export const commitTransaction: Command = async (context) => {
  const { engine } = context;
  const { session, number } = sessionOf(context);
  const { transaction: known } = session;
  if (known?.number === number && known.state === 'committing') await known.ended;
  session.checkNumber(engine.env, number);
  if (session.hasCommitted(engine.env, number)) return {};
  const transaction = session.openTransaction(engine.env, number);
  transaction.state = 'committing';
  try {
    await engine.committer.submit((unit) => {
      for (const collection of transaction.collections) transaction.touches(collection);
      for (const collection of transaction.created.values()) {
        if (engine.catalog.find(collection.db, collection.name)) throw writeConflict();
        engine.catalog.admit(unit, collection);
        engine.catalog.logCreation(unit, collection);
      }
      transaction.view.applyTo(unit.view);
      const of = { lsid: session.lsid, txnNumber: context.body['txnNumber'] };
      for (const change of transaction.changes) unit.log({ ...change, transaction: of });
      for (const key of transaction.claimed) unit.claimed.add(key);
      session.markCommitted(unit.view, number);
    });
    transaction.end('committed');
  } catch (error) {
    transaction.end('aborted');
    throw error;
  } finally {
    engine.cursors.killOf(session, number);
    if (session.transaction === transaction) session.transaction = null;
  }
  return {};
};

export const abortTransaction: Command = (context) => {
  const { session, number } = sessionOf(context);
  session.openTransaction(context.engine.env, number);
  abort(context.engine, session);
  return {};
};

/** Ends the session's open transaction without its writes. */
export function abort(engine: Engine, session: Session): void {
  const { transaction } = session;
  if (transaction?.state !== 'open') return;
  engine.cursors.killOf(session, transaction.number);
  transaction.end('aborted');
  session.transaction = null;
}

export const endSessions: Command = (context) => {
  const list = context.body[context.name];
  for (const lsid of Array.isArray(list) ? list : []) {
    if (!isDoc(lsid)) continue;
    const session = context.engine.sessions.find(lsid);
    abort(context.engine, session);
    context.engine.cursors.killOf(session);
  }
  return {};
};

/** Nothing to do here: the server keeps a session alive whenever it is used. */
export const refreshSessions: Command = (): Doc => ({});

export const startSession: Command = (): Doc => ({ timeoutMinutes: new Int32(30) });
