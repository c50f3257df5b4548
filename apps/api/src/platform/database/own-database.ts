import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FolderInUseError, type SpawnOptions, spawnEngine } from '@wiki/embedded-mongo';
import type { Config } from '../../config.ts';
import { logger } from '../logging/logger.ts';

/** A database server that this process started for itself. */
export interface OwnDatabase {
  uri: string;
  stop(): Promise<void>;
}

/**
 * Starts the database of this installation in its data folder: the embedded engine as a process of
 * its own, or a real mongod. If the engine dies it is started again on the same port, and every
 * connection to it recovers.
 * @param password what the platform proves itself with to the engine.
 * @throws FolderInUseError when another engine works on the folder.
 */
export async function startOwnDatabase(
  config: Config,
  password: string,
  lockWaitMs?: number,
): Promise<OwnDatabase> {
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true });
  const database = await (config.useMongod
    ? startMongod(folder)
    : keepEngine({
        dbPath: folder,
        users: [{ user: 'platform', password }],
        ...(lockWaitMs === undefined ? {} : { lockWaitMs }),
      }));
  await writeFile(addressFile(folder), database.uri, { mode: 0o600 });
  return {
    ...database,
    async stop() {
      await rm(addressFile(folder), { force: true });
      await database.stop();
    },
  };
}

/**
 * The database of a data folder for a command beside the server: the one that runs there already, or
 * one started for as long as the command takes.
 * @throws FolderInUseError when another process works on the folder and does not say where.
 */
export async function borrowOwnDatabase(config: Config, password: string): Promise<OwnDatabase> {
  try {
    return await startOwnDatabase(config, password, borrowWaitMs);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const uri = await readFile(addressFile(folderOf(config)), 'utf8').catch(() => null);
    if (!uri) throw error;
    return { uri, stop: async () => {} };
  }
}

/** Whoever may use the database that runs need not wait for it to end. */
const borrowWaitMs = 500;

/** Where the database of a folder that is in use listens. */
const addressFile = (folder: string): string => `${folder}.address`;

/** The folder of the database in the data folder. */
const folderOf = ({ dataDir }: Config): string => join(dataDir, 'db');

const engineProgram = fileURLToPath(new URL('./engine-process.ts', import.meta.url));

async function keepEngine(settings: SpawnOptions): Promise<OwnDatabase> {
  const options = { ...settings, program: engineProgram };
  let engine = await spawnEngine(options);
  const { uri, port } = engine;
  const stopping = new AbortController();

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await engine.exited;
      while (!stopping.signal.aborted) {
        logger.error('the database engine ended, starting it again');
        try {
          engine = await spawnEngine({ ...options, port });
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
