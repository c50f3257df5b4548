import { setName } from '../../engine/set-name.ts';
import { arch, availableParallelism, hostname, release, totalmem, type } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { type Doc, Double, Int32, Long, ObjectId, isDoc, isTruthy } from '../../bson/values.ts';
import { equalValues } from '../../bson/compare.ts';
import type { Engine } from '../../engine/engine.ts';
import { activeClients } from '../../engine/usage.ts';
import { CommandError } from '../../errors.ts';
import { maxDocumentBytes } from '../../bson/codec.ts';
import { maxMessageBytes } from '../../protocol/message.ts';
import { authenticationHello } from './authentication.ts';
import type { Command } from '../context.ts';

/** The version of MongoDB that clients are told. */
export const serverVersion = '8.0.0';
/** As many as MongoDB takes by itself. */
const mostConnections = 1_000_000;
const electionId = new ObjectId('7fffffff0000000000000001');

/**
 * The handshake: a primary that speaks the protocol of MongoDB 8.0. A client that knows how the
 * server stands waits for news, of which there are none as long as the server lives.
 */
export function helloCommand(address: () => string): Command {
  return async (context) => {
    const { engine, name, body, connection } = context;
    connection.appName ??= appNameOf(body['client']);
    const topologyVersion = { processId: engine.processId, counter: Long.ZERO };
    const known = body['topologyVersion'];
    if ((known === undefined) !== (body['maxAwaitTimeMS'] === undefined)) {
      throw new CommandError(
        31_368,
        known === undefined
          ? "A request with 'maxAwaitTimeMS' must include a 'topologyVersion'"
          : "A request with a 'topologyVersion' must include 'maxAwaitTimeMS'",
      );
    }
    if (known !== undefined) {
      const awaited = context.whole('maxAwaitTimeMS', 0);
      if (equalValues(known, topologyVersion)) {
        engine.connections.awaitingNews++;
        await connection.wait(awaited);
        engine.connections.awaitingNews--;
      }
      body['topologyVersion'] = topologyVersion;
      connection.goesOn = true;
    }
    const answer = { ...hello(name, address(), connection.id), lastWrite: lastWrite(engine) };
    return { ...answer, topologyVersion, ...authenticationHello(engine, connection, body) };
  };
}

/** The newest commit, by which clients tell how far members of a set are apart. */
function lastWrite({ operationTime: ts }: Engine): Doc {
  const opTime = { ts, t: Long.ONE };
  const at = new Date(ts.getHighBitsUnsigned() * 1000);
  return { opTime, lastWriteDate: at, majorityOpTime: opTime, majorityWriteDate: at };
}

function appNameOf(client: unknown): string | null {
  const application = isDoc(client) ? client['application'] : undefined;
  const name = isDoc(application) ? application['name'] : undefined;
  return typeof name === 'string' ? name : null;
}

function hello(name: string, address: string, connectionId: number): Doc {
  return {
    helloOk: true,
    isWritablePrimary: true,
    ...(name === 'hello' ? {} : { ismaster: true }),
    secondary: false,
    setName,
    setVersion: new Int32(1),
    hosts: [address],
    me: address,
    primary: address,
    electionId,
    maxBsonObjectSize: new Int32(maxDocumentBytes),
    maxMessageSizeBytes: new Int32(maxMessageBytes),
    maxWriteBatchSize: new Int32(100_000),
    localTime: new Date(),
    logicalSessionTimeoutMinutes: new Int32(30),
    minWireVersion: new Int32(0),
    maxWireVersion: new Int32(25),
    readOnly: false,
    connectionId: new Int32(connectionId),
  };
}

export const ping: Command = () => ({});

export const buildInfo: Command = () => ({
  version: serverVersion,
  versionArray: serverVersion
    .split('.')
    .concat('0')
    .map((part) => new Int32(Number(part))),
  gitVersion: 'embedded',
  modules: [],
  allocator: 'system',
  javascriptEngine: 'none',
  sysInfo: 'deprecated',
  openssl: { running: process.versions.openssl },
  buildEnvironment: { target_arch: arch(), target_os: process.platform },
  storageEngines: ['lmdb'],
  bits: new Int32(64),
  debug: false,
  maxBsonObjectSize: new Int32(maxDocumentBytes),
});

export const serverStatus =
  (address: () => string): Command =>
  ({ engine }) => ({
    host: hostname(),
    version: serverVersion,
    process: 'mongod',
    pid: Long.fromNumber(process.pid),
    uptime: new Double((Date.now() - engine.startedAt) / 1000),
    uptimeMillis: Long.fromNumber(Date.now() - engine.startedAt),
    localTime: new Date(),
    connections: {
      current: new Int32(engine.connections.current),
      available: new Int32(mostConnections - engine.connections.current),
      totalCreated: new Int32(engine.connections.totalCreated),
      active: new Int32(engine.operations.count - engine.connections.awaitingNews),
      awaitingTopologyChanges: new Int32(engine.connections.awaitingNews),
    },
    mem: {
      bits: new Int32(64),
      resident: new Int32(Math.round(process.memoryUsage.rss() / 2 ** 20)),
      limitMB: new Int32(Math.round((engine.memory.limit * 2) / 2 ** 20)),
      heapLimitMB: new Int32(Math.round(getHeapStatistics().heap_size_limit / 2 ** 20)),
      supported: true,
    },
    storageEngine: { name: 'lmdb', supportsCommittedReads: true, persistent: true },
    opcounters: engine.operations.usage.opcounters(),
    opLatencies: engine.operations.usage.latencies(),
    network: network(engine),
    globalLock: {
      totalTime: Long.fromNumber((Date.now() - engine.startedAt) * 1000),
      currentQueue: activeClients([]),
      activeClients: activeClients(engine.operations.names),
    },
    logicalSessionRecordCache: {
      activeSessionsCount: new Int32([...engine.sessions.all()].length),
    },
    metrics: { cursor: { open: { total: Long.fromNumber(engine.cursors.size) } } },
    repl: {
      setName,
      setVersion: new Int32(1),
      isWritablePrimary: true,
      secondary: false,
      hosts: [address()],
      primary: address(),
      me: address(),
    },
  });

function network({ connections, operations }: Engine): Doc {
  const { bytesIn, bytesOut } = connections.traffic();
  return {
    bytesIn: Long.fromNumber(bytesIn),
    bytesOut: Long.fromNumber(bytesOut),
    numRequests: Long.fromNumber(operations.total),
  };
}

export const connectionStatus: Command = ({ body, connection: { user } }) => ({
  authInfo: {
    authenticatedUsers: user === null ? [] : [{ user, db: 'admin' }],
    authenticatedUserRoles: user === null ? [] : [{ role: 'root', db: 'admin' }],
    // Whoever may do anything has no list of what.
    ...(isTruthy(body['showPrivileges']) ? { authenticatedUserPrivileges: [] } : {}),
  },
});

export const getCmdLineOpts: Command = () => ({ argv: ['embedded-mongo'], parsed: {} });

export const hostInfo: Command = () => ({
  system: {
    currentTime: new Date(),
    hostname: hostname(),
    cpuAddrSize: new Int32(64),
    memSizeMB: Long.fromNumber(Math.round(totalmem() / 2 ** 20)),
    numCores: new Int32(availableParallelism()),
    cpuArch: arch(),
  },
  os: { type: type(), name: process.platform, version: release() },
  extra: {},
});

export const getParameter: Command = ({ engine, body }) => {
  const known: Doc = {
    featureCompatibilityVersion: { version: '8.0' },
    enableTestCommands: true,
    authenticationMechanisms: ['SCRAM-SHA-256'],
    requireApiVersion: false,
    transactionLifetimeLimitSeconds: new Int32(
      Math.ceil(engine.options.transactionLifetimeMs / 1000),
    ),
  };
  if (body['getParameter'] === '*') return known;
  const asked = Object.keys(known).filter((name) => name in body);
  if (asked.length === 0) throw new CommandError('InvalidOptions', 'no option found to get');
  return Object.fromEntries(asked.map((name) => [name, known[name]]));
};

/** What `rs.status()` shows of the set of one. */
export const replSetGetStatus =
  (address: () => string): Command =>
  ({ engine }) => ({
    set: setName,
    date: new Date(),
    myState: new Int32(1),
    term: Long.ONE,
    members: [
      {
        _id: new Int32(0),
        name: address(),
        health: new Int32(1),
        state: new Int32(1),
        stateStr: 'PRIMARY',
        uptime: new Int32(Math.round((Date.now() - engine.startedAt) / 1000)),
        optime: { ts: engine.operationTime, t: Long.ONE },
        self: true,
      },
    ],
    optimes: { lastCommittedOpTime: { ts: engine.operationTime, t: Long.ONE } },
  });

export const configureFailPoint: Command = ({ engine, body }) => {
  engine.failPoints.configure(body);
  return {};
};

const logs = ['global', 'startupWarnings'];

/** Nothing is kept of what was told. */
export const getLog: Command = ({ body }) => {
  const name = body['getLog'];
  if (name === '*') return { names: logs };
  if (typeof name !== 'string') {
    throw new CommandError('TypeMismatch', 'Argument to getLog must be of type String');
  }
  if (!logs.includes(name)) throw new CommandError('OperationFailed', `No log named '${name}'`);
  return { totalLinesWritten: new Int32(0), log: [] };
};
