import { asWhole } from '../../bson/numbers.ts';
import { Binary, type Doc, Int32, isDoc } from '../../bson/values.ts';
import { authenticationFailed } from '../../engine/users.ts';
import type { Engine } from '../../engine/engine.ts';
import { CommandError } from '../../errors.ts';
import type { Connection } from '../../protocol/connection.ts';
import type { Command } from '../context.ts';

const mechanism = 'SCRAM-SHA-256';

/** What clients may ask before they have proved who they are. */
const openCommands = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  'buildInfo',
  'buildinfo',
  'connectionStatus',
  'whatsmyuri',
  'saslStart',
  'saslContinue',
  'logout',
  'endSessions',
]);

/** Refuses commands of clients that have not proved who they are. */
export function checkAuthenticated(engine: Engine, connection: Connection, name: string): void {
  if (!engine.users.required || connection.user !== null || openCommands.has(name)) return;
  throw new CommandError('Unauthorized', `Command ${name} requires authentication`);
}

/** Begins to authenticate; also what a client sends with its first `hello`. */
export function beginAuthentication(engine: Engine, connection: Connection, body: Doc): Doc {
  if (body['mechanism'] !== mechanism) {
    throw new CommandError(
      'MechanismUnavailable',
      `Received authentication for mechanism ${String(body['mechanism'])} which is not enabled`,
    );
  }
  const conversation = engine.users.begin(textOf(body['payload']));
  const options = body['options'];
  const skipsEmpty = isDoc(options) && options['skipEmptyExchange'] === true;
  connection.authentication = { conversation, skipsEmpty };
  return step(conversation.challenge, false);
}

export const saslStart: Command = ({ engine, connection, body }) =>
  beginAuthentication(engine, connection, body);

export const saslContinue: Command = ({ connection, body }) => {
  const { authentication } = connection;
  if (!authentication || asWhole(body['conversationId']) !== 1) {
    throw new CommandError('ProtocolError', 'No SASL session state found');
  }
  const { conversation, skipsEmpty } = authentication;
  if (!conversation.proved) {
    connection.authentication = null;
    const answer = conversation.finish(textOf(body['payload']));
    connection.authentication = skipsEmpty ? null : authentication;
    if (skipsEmpty) connection.user = conversation.user;
    return step(answer, skipsEmpty);
  }
  connection.authentication = null;
  connection.user = conversation.user;
  return step('', true);
};

export const logout: Command = ({ connection }) => {
  connection.user = null;
  return {};
};

function step(payload: string, done: boolean): Doc {
  return { conversationId: new Int32(1), done, payload: new Binary(Buffer.from(payload)) };
}

function textOf(payload: unknown): string {
  if (!(payload instanceof Binary)) throw authenticationFailed();
  return Buffer.from(payload.buffer.subarray(0, payload.position)).toString('utf8');
}

/** What a `hello` answers about authentication, when the client asks. */
export function authenticationHello(engine: Engine, connection: Connection, body: Doc): Doc {
  const { saslSupportedMechs: asked, speculativeAuthenticate: attempt } = body;
  const answer: Doc = {};
  if (typeof asked === 'string') {
    const user = asked.slice(asked.indexOf('.') + 1);
    if (engine.users.has(user)) answer['saslSupportedMechs'] = [mechanism];
  }
  if (isDoc(attempt) && attempt['mechanism'] === mechanism && engine.users.required) {
    answer['speculativeAuthenticate'] = beginAuthentication(engine, connection, attempt);
  }
  return answer;
}
