import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { type Doc, Double, Int32, Long, isDoc, isTruthy, toNumber } from '../../bson/values.ts';
import { CommandError, searchNotEnabled, unsupported } from '../../errors.ts';
import { compileMatcher } from '../../query/matcher.ts';
import { walk } from '../../storage/kv.ts';
import type { Command } from '../context.ts';
import { currentOperations } from '../reading/diagnostic-stages.ts';
import { pause } from '../writing/modify.ts';
import { abort } from '../transactions.ts';
import { setName } from '../../engine/set-name.ts';

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

/** Users are those the engine was started with; they live in `admin` and stay. */
export const dropAllUsersFromDatabase: Command = ({ engine, db }) => {
  if (db === 'admin' && engine.users.required) throw unsupported('Removing users');
  return { n: new Int32(0) };
};

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

/** Indexes for a search server: there is none. */
export const searchIndexes: Command = () => {
  throw searchNotEnabled();
};

export const mapReduce: Command = () => {
  throw unsupported('mapReduce');
};

/** What `$currentOp` tells, as a command. */
export const currentOp: Command = (context) => {
  if (context.db !== 'admin') {
    throw new CommandError('Unauthorized', 'currentOp may only be run against the admin database.');
  }
  const { $all, $ownOps, ...rest } = context.body;
  const filter = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !name.startsWith('$') && !ignoredByCurrentOp.has(name)),
  );
  const idle = isTruthy($all) ? {} : { idleSessions: false };
  const matches = compileMatcher(filter);
  const own = context.connection.address;
  const inprog = currentOperations(context, idle).filter(
    (each) => matches(each) && (!isTruthy($ownOps) || each['client'] === own),
  );
  return { inprog };
};

const ignoredByCurrentOp = new Set([
  'currentOp',
  'lsid',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/** Ends all sessions, or those that a pattern names, with their transactions and cursors. */
export const killAllSessions: Command = ({ engine, session: own }) => {
  for (const session of engine.sessions.all()) {
    if (session === own) continue;
    abort(engine, session);
    engine.cursors.killOf(session);
  }
  return {};
};

export const connPoolStats: Command = () => ({
  numClientConnections: new Int32(0),
  numAScopedConnections: new Int32(0),
  totalInUse: new Int32(0),
  totalAvailable: new Int32(0),
  totalCreated: new Int32(0),
  totalRefreshing: new Int32(0),
  hosts: {},
  replicaSets: {},
});

export const top: Command = ({ engine: { catalog, operations } }) => {
  const lines = catalog.all().map(({ namespace }) => [namespace, operations.usage.line(namespace)]);
  const totals = Object.fromEntries(lines) as Doc;
  return { totals: { note: 'all times in microseconds', ...totals } };
};

export const rolesInfo: Command = ({ body, db }) => {
  const asked = [body['rolesInfo']].flat().map((each) => (isDoc(each) ? each['role'] : each));
  const names = asked.filter((each) => each === 'root');
  return {
    roles: names.map((role) => ({ role, db, isBuiltin: true, roles: [], inheritedRoles: [] })),
  };
};

export const features: Command = ({ engine }) => ({
  js: { utf8: true },
  oidMachine: Long.fromNumber(engine.startedAt % 2 ** 24),
});

/** A digest of each collection, the same for the same documents in the same order. */
export const dbHash: Command = async (context) => {
  const { engine, db, deadline } = context;
  const wanted = context.body['collections'];
  const collections: Doc = {};
  const uuids: Doc = {};
  const whole = createHash('md5');
  const all = engine.catalog.collections(db).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, range, uuid } of all) {
    if (Array.isArray(wanted) && wanted.length > 0 && !wanted.includes(name)) continue;
    const digest = createHash('md5');
    let seen = 0;
    for (const { value } of walk(engine.env, range)) {
      digest.update(value);
      if (++seen % 2000 === 0) await pause(deadline);
    }
    collections[name] = digest.digest('hex');
    uuids[name] = uuid;
    whole.update(collections[name] as string);
  }
  return { host: hostname(), collections, capped: [], uuids, md5: whole.digest('hex') };
};

/** Indexes are always as they should be: this only tells what there is. */
export const reIndex: Command = (context) => {
  const collection = context.collection();
  if (!collection) throw new CommandError('NamespaceNotFound', 'collection does not exist');
  const count = new Int32(collection.indexes.length);
  return {
    nIndexesWas: count,
    nIndexes: count,
    indexes: collection.indexes.map(({ spec }) => spec),
  };
};

/** Space is used again as it is: there is nothing to gain. */
export const compact: Command = (context) => {
  if (context.collection()) return { bytesFreed: Long.ZERO };
  throw new CommandError('NamespaceNotFound', 'collection does not exist');
};

/** What there is to do was done when it was due. */
export const nothingToDo: Command = () => ({});

export const getDefaultRWConcern: Command = () => ({
  defaultReadConcern: { level: 'local' },
  defaultWriteConcern: { w: 'majority', wtimeout: new Int32(0) },
  defaultReadConcernSource: 'implicit',
  defaultWriteConcernSource: 'implicit',
});
