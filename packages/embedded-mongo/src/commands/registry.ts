import { aggregate } from './aggregate.ts';
import {
  collMod,
  create,
  drop,
  dropDatabase,
  embeddedCloneDatabase,
  listCollections,
  listDatabases,
  renameCollection,
} from './collections.ts';
import type { Command } from './context.ts';
import { count, distinct, explain } from './count.ts';
import { deleteCommand } from './delete.ts';
import { findAndModify } from './find-and-modify.ts';
import { findCommand, getMore, killCursors } from './find.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import {
  buildInfo,
  configureFailPoint,
  connectionStatus,
  dbStats,
  getCmdLineOpts,
  getLog,
  getParameter,
  helloCommand,
  hostInfo,
  ping,
  replSetGetStatus,
  serverStatus,
} from './server-info.ts';
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  refreshSessions,
  startSession,
} from './transactions.ts';
import { update } from './update.ts';

/** How a command may be used besides plainly. */
export interface CommandEntry {
  run: Command;
  /** May run inside a multi-document transaction. */
  inTransaction?: true;
  /** May be retried under a transaction number without doing its work twice. */
  retryable?: true;
}

/** Every command this engine knows. */
export function commandTable(address: () => string): Map<string, CommandEntry> {
  const hello = { run: helloCommand(address) };
  const modifying = { inTransaction: true, retryable: true } as const;
  const table: Record<string, CommandEntry> = {
    hello,
    isMaster: hello,
    ismaster: hello,
    ping: { run: ping },
    buildInfo: { run: buildInfo },
    buildinfo: { run: buildInfo },
    serverStatus: { run: serverStatus },
    connectionStatus: { run: connectionStatus },
    getCmdLineOpts: { run: getCmdLineOpts },
    getParameter: { run: getParameter },
    getLog: { run: getLog },
    hostInfo: { run: hostInfo },
    replSetGetStatus: { run: replSetGetStatus },
    dbStats: { run: dbStats },
    configureFailPoint: { run: configureFailPoint },

    find: { run: findCommand, inTransaction: true },
    getMore: { run: getMore, inTransaction: true },
    killCursors: { run: killCursors, inTransaction: true },
    aggregate: { run: aggregate, inTransaction: true },
    distinct: { run: distinct, inTransaction: true },
    count: { run: count },
    explain: { run: explain },

    insert: { run: insert, ...modifying },
    update: { run: update, ...modifying },
    delete: { run: deleteCommand, ...modifying },
    findAndModify: { run: findAndModify, ...modifying },
    findandmodify: { run: findAndModify, ...modifying },

    create: { run: create, inTransaction: true },
    createIndexes: { run: createIndexes },
    drop: { run: drop },
    dropDatabase: { run: dropDatabase },
    dropIndexes: { run: dropIndexes },
    listIndexes: { run: listIndexes },
    listCollections: { run: listCollections },
    listDatabases: { run: listDatabases },
    renameCollection: { run: renameCollection },
    collMod: { run: collMod },
    embeddedCloneDatabase: { run: embeddedCloneDatabase },

    commitTransaction: { run: commitTransaction, inTransaction: true },
    abortTransaction: { run: abortTransaction, inTransaction: true },
    endSessions: { run: endSessions },
    killSessions: { run: endSessions },
    refreshSessions: { run: refreshSessions },
    startSession: { run: startSession },
  };
  return new Map(Object.entries(table));
}
