import { type Doc, Double, Int32, Long, isTruthy, toNumber } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import type { Command } from './context.ts';
import { setName } from './server-info.ts';

export const whatsmyuri: Command = ({ connection }) => ({ you: connection.address });

/** The commands there are, for shells that list them. */
export function listCommands(names: () => string[]): Command {
  return () => ({
    commands: Object.fromEntries(names().map((name) => [name, { help: '', requiresAuth: true }])),
  });
}

export function replSetGetConfig(address: () => string): Command {
  return () => ({
    config: {
      _id: setName,
      version: new Int32(1),
      term: Long.ONE,
      members: [
        {
          _id: new Int32(0),
          host: address(),
          arbiterOnly: false,
          buildIndexes: true,
          hidden: false,
          priority: new Double(1),
          tags: {},
          secondaryDelaySecs: Long.ZERO,
          votes: new Int32(1),
        },
      ],
      protocolVersion: Long.ONE,
      writeConcernMajorityJournalDefault: true,
    },
  });
}

export const replSetInitiate: Command = () => {
  throw new CommandError('AlreadyInitialized', 'already initialized');
};

/** There is no profiler: its level can be asked for, and left at 0. */
export const profile: Command = ({ body }) => {
  if (toNumber(body['profile']) > 0) throw unsupported('The profiler');
  return { was: new Int32(0), slowms: new Int32(100), sampleRate: new Double(1) };
};

export const usersInfo: Command = ({ engine, db }) => ({
  users: engine.users
    .names()
    .map(
      (user): Doc => ({
        _id: `admin.${user}`,
        user,
        db: 'admin',
        roles: [{ role: 'root', db: 'admin' }],
        mechanisms: ['SCRAM-SHA-256'],
      }),
    )
    .filter((each) => db === 'admin' || each['db'] === db),
});

/** Everything acknowledged is on the disk already, unless durability is relaxed. */
export const fsync: Command = async ({ engine, body }) => {
  if (isTruthy(body['lock'])) throw unsupported('Locking with fsync');
  await engine.env.flush();
  return { numFiles: new Int32(1) };
};

export const setParameter: Command = ({ body }) => {
  const name = Object.keys(body).find((key) => key !== 'setParameter' && !key.startsWith('$'));
  throw new CommandError('InvalidOptions', `attempted to set unrecognized parameter [${name}]`);
};

export const killOp: Command = () => {
  throw unsupported('Ending the operation of another client');
};

export const getDefaultRWConcern: Command = () => ({
  defaultReadConcern: { level: 'local' },
  defaultWriteConcern: { w: 'majority', wtimeout: new Int32(0) },
  defaultReadConcernSource: 'implicit',
  defaultWriteConcernSource: 'implicit',
});
