import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnEngine } from '@wiki/embedded-mongo';
import type { Config } from '../../config.ts';
import { logger } from '../logging/logger.ts';
import { lockFolder } from './folder-lock.ts';

/** A database server that this process started for itself. */
export interface OwnDatabase {
  uri: string;
  stop(): Promise<void>;
}

/**
 * Starts the database of this installation in a folder: the embedded engine as a process of its
 * own, or a real mongod. If the engine dies it is started again on the same port, and every
 * connection to it recovers.
 * @throws FolderInUseError when another process works on the folder.
 */
export async function startOwnDatabase(config: Config, folder: string): Promise<OwnDatabase> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const database = await (config.useMongod ? startMongod(folder) : keepEngine(folder));
  return {
    ...database,
    async stop() {
      await database.stop();
      unlock();
    },
  };
}

async function keepEngine(folder: string): Promise<OwnDatabase> {
  let engine = await spawnEngine({ dbPath: folder });
  const { uri, port } = engine;
  const stopping = new AbortController();

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await engine.exited;
      while (!stopping.signal.aborted) {
        logger.error('the database engine ended, starting it again');
        try {
          engine = await spawnEngine({ dbPath: folder, port });
          break;
        } catch (error) {
          logger.error({ err: error }, 'the database engine does not start');
          await delay(1_000);
        }
      }
    }
  };
  void watch();

  return {
    uri,
    async stop() {
      stopping.abort();
      await engine.stop();
    },
  };
}

async function startMongod(folder: string): Promise<OwnDatabase> {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
  const server = await MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    instanceOpts: [{ dbPath: folder }],
  });
  return {
    uri: server.getUri(),
    async stop() {
      await server.stop({ doCleanup: false });
    },
  };
}
