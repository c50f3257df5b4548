import { aggregate } from './reading/aggregate.ts';
import { collMod } from './collections/coll-mod.ts';
import { convertToCapped, create } from './collections/create.ts';
import {
  drop,
  dropDatabase,
  embeddedCloneDatabase,
  listCollections,
  listDatabases,
  renameCollection,
} from './collections/collections.ts';
import { logout, saslContinue, saslStart } from './server/authentication.ts';
import {
  compact,
  connPoolStats,
  currentOp,
  dbHash,
  dropAllUsersFromDatabase,
  features,
  fsync,
  getDefaultRWConcern,
  killAllSessions,
  killOp,
  listCommands,
  mapReduce,
  nothingToDo,
  profile,
  reIndex,
  replSetGetConfig,
  replSetInitiate,
  rolesInfo,
  searchIndexes,
  setParameter,
  top,
  usersInfo,
  whatsmyuri,
} from './server/administration.ts';
import { bulkWrite } from './writing/bulk-write.ts';
import type { Command } from './context.ts';
import { count, distinct, explain } from './reading/count.ts';
import { deleteCommand } from './writing/delete.ts';
import { filemd5 } from './server/file-digest.ts';
import { findAndModify } from './writing/find-and-modify.ts';
import { findCommand, getMore, killCursors } from './reading/find.ts';
import { createIndexes, dropIndexes, listIndexes } from './collections/indexes.ts';
import { insert } from './writing/insert.ts';
import {
  buildInfo,
  configureFailPoint,
  connectionStatus,
  getCmdLineOpts,
  getLog,
  getParameter,
  helloCommand,
  hostInfo,
  ping,
  replSetGetStatus,
  serverStatus,
} from './server/server-info.ts';
import { collStats, dataSize, dbStats, validate } from './server/statistics.ts';
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  refreshSessions,
  startSession,
} from './transactions.ts';
import { update } from './writing/update.ts';

/** How a command may be used besides plainly. */
export interface CommandEntry {
  run: Command;
  /** May run inside a multi-document transaction. */
  inTransaction?: true;
  /** May be retried under a transaction number without doing its work twice. */
  retryable?: true;
  /** Takes read concerns other than local. */
  reads?: true;
  /** Takes read concern snapshot outside transactions. */
  snapshotReads?: true;
  takesWriteConcern?: true;
  /** Runs on the database `admin` only. */
  adminOnly?: true;
  /** Commits or aborts the transaction it belongs to. */
  endsTransaction?: true;
}

/** Every command this engine knows. */
export function commandTable(address: () => string): Map<string, CommandEntry> {
  const hello = { run: helloCommand(address) };
  const modifying = { inTransaction: true, retryable: true, takesWriteConcern: true } as const;
  const reading = { inTransaction: true, reads: true, snapshotReads: true } as const;
  const admin = { adminOnly: true } as const;
  const ending = {
    inTransaction: true,
    takesWriteConcern: true,
    endsTransaction: true,
    ...admin,
  } as const;
  const defining = { takesWriteConcern: true } as const;
  const table: Record<string, CommandEntry> = {
    hello,
    isMaster: hello,
    ismaster: hello,
    ping: { run: ping },
    buildInfo: { run: buildInfo },
    buildinfo: { run: buildInfo },
    saslStart: { run: saslStart },
    saslContinue: { run: saslContinue },
    logout: { run: logout },
    serverStatus: { run: serverStatus(address) },
    connectionStatus: { run: connectionStatus },
    getCmdLineOpts: { run: getCmdLineOpts, ...admin },
    getParameter: { run: getParameter, ...admin },
    getLog: { run: getLog, ...admin },
    hostInfo: { run: hostInfo },
    replSetGetStatus: { run: replSetGetStatus(address), ...admin },
    dbStats: { run: dbStats },
    dbstats: { run: dbStats },
    collStats: { run: collStats },
    collstats: { run: collStats },
    dataSize: { run: dataSize },
    datasize: { run: dataSize },
    validate: { run: validate },
    whatsmyuri: { run: whatsmyuri },
    listCommands: { run: listCommands(() => Object.keys(table)) },
    replSetGetConfig: { run: replSetGetConfig(address), ...admin },
    replSetInitiate: { run: replSetInitiate, ...admin },
    profile: { run: profile },
    usersInfo: { run: usersInfo },
    fsync: { run: fsync, ...admin },
    setParameter: { run: setParameter, ...admin },
    killOp: { run: killOp, ...admin },
    currentOp: { run: currentOp, ...admin },
    killAllSessions: { run: killAllSessions },
    killAllSessionsByPattern: { run: killAllSessions },
    connPoolStats: { run: connPoolStats },
    top: { run: top, ...admin },
    rolesInfo: { run: rolesInfo },
    features: { run: features },
    dbHash: { run: dbHash },
    dbhash: { run: dbHash },
    reIndex: { run: reIndex },
    compact: { run: compact },
    logRotate: { run: nothingToDo, ...admin },
    planCacheClear: { run: nothingToDo },
    refreshLogicalSessionCacheNow: { run: nothingToDo },
    getDefaultRWConcern: { run: getDefaultRWConcern, ...admin },
    configureFailPoint: { run: configureFailPoint, ...admin },
    filemd5: { run: filemd5 },
    createSearchIndexes: { run: searchIndexes },
    updateSearchIndex: { run: searchIndexes },
    dropSearchIndex: { run: searchIndexes },
    mapReduce: { run: mapReduce, reads: true, ...defining },
    mapreduce: { run: mapReduce, reads: true, ...defining },
    testVersion2: { run: nothingToDo },
    testDeprecation: { run: nothingToDo },
    dropAllUsersFromDatabase: { run: dropAllUsersFromDatabase, ...defining },

    find: { run: findCommand, ...reading },
    getMore: { run: getMore, inTransaction: true },
    killCursors: { run: killCursors, inTransaction: true },
    aggregate: { run: aggregate, ...reading, ...defining },
    distinct: { run: distinct, ...reading },
    count: { run: count, reads: true },
    explain: { run: explain, reads: true },

    insert: { run: insert, ...modifying },
    update: { run: update, ...modifying },
    delete: { run: deleteCommand, ...modifying },
    bulkWrite: { run: bulkWrite, ...modifying, ...admin },
    findAndModify: { run: findAndModify, ...modifying },
    findandmodify: { run: findAndModify, ...modifying },

    create: { run: create, inTransaction: true, ...defining },
    createIndexes: { run: createIndexes, inTransaction: true, ...defining },
    drop: { run: drop, ...defining },
    dropDatabase: { run: dropDatabase, ...defining },
    dropIndexes: { run: dropIndexes, ...defining },
    deleteIndexes: { run: dropIndexes, ...defining },
    listIndexes: { run: listIndexes },
    listCollections: { run: listCollections },
    listDatabases: { run: listDatabases, ...admin },
    renameCollection: { run: renameCollection, ...defining, ...admin },
    collMod: { run: collMod, ...defining },
    convertToCapped: { run: convertToCapped, ...defining },
    embeddedCloneDatabase: { run: embeddedCloneDatabase, ...admin },

    commitTransaction: { run: commitTransaction, ...ending },
    abortTransaction: { run: abortTransaction, ...ending },
    endSessions: { run: endSessions },
    killSessions: { run: endSessions },
    refreshSessions: { run: refreshSessions },
    startSession: { run: startSession },
  };
  return new Map(Object.entries(table));
}
