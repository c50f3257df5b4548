import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Engine, type EngineOptions } from '../engine/engine.ts';
import type { User } from '../engine/users.ts';
import { lockFolder } from '../storage/folder-lock.ts';
import { serve } from './serve.ts';
import { uriOf } from './uri.ts';

export interface StartOptions {
  /** Folder of the data; without it a temporary folder is used and removed on stop. */
  dbPath?: string;
  /** TCP port on 127.0.0.1; 0 or nothing takes a free one. */
  port?: number;
  /** `flushed`: an acknowledged write is on disk. `relaxed`: it survives the process only. */
  durability?: 'flushed' | 'relaxed';
  /** Change streams can resume this far back, in milliseconds. */
  oplogKeepMs?: number;
  /** Most bytes kept for change streams. */
  oplogKeepBytes?: number;
  /** Pause between two sweeps for expired documents, in milliseconds. */
  ttlIntervalMs?: number;
  /** Longest a transaction may stay open, in milliseconds. */
  transactionLifetimeMs?: number;
  /** How long a transaction outlives its connection when no other one goes on with it. */
  abandonedTransactionMs?: number;
  /** Who may connect, with SCRAM-SHA-256, and then do everything; without users, everybody. */
  users?: readonly User[];
  /** How long to wait for another engine to leave the folder, in milliseconds. */
  lockWaitMs?: number;
  /** What the engine may hold in memory beside the pages of its files, in bytes. */
  memoryBytes?: number;
  /** Called when the disk failed so that the files must be opened anew before the next write. */
  onBroken?: () => void;
}

/** A running engine. */
export interface EmbeddedMongo {
  uri: string;
  port: number;
  /** Closes connections and files; removes the data when it was temporary. */
  stop(): Promise<void>;
}

const ownFiles = ['data.mdb', 'lock.mdb', 'engine.lock'];

/** What an engine takes when it is not told otherwise. */
const defaultMemoryBytes = 2 * 1024 * 1024 * 1024;

const day = 24 * 60 * 60 * 1000;

/**
 * Starts an engine inside this process.
 * @throws FolderInUseError when another engine works on the folder.
 */
export async function start(options: StartOptions = {}): Promise<EmbeddedMongo> {
  const temporary = options.dbPath === undefined;
  const dbPath = options.dbPath ?? (await mkdtemp(join(tmpdir(), 'embedded-mongo-')));
  // What lies in there is nobody else's business.
  await mkdir(dbPath, { recursive: true, mode: 0o700 });
  await chmod(dbPath, 0o700);
  const unlock = await lockFolder(dbPath, options.lockWaitMs ?? 10_000);
  let engine: Engine | undefined;
  try {
    engine = new Engine(engineOptions(dbPath, options));
    // Also those that an earlier version left readable by others.
    await Promise.all(ownFiles.map((file) => chmod(join(dbPath, file), 0o600)));
    const { port, close } = await serve(engine, options.port ?? 0);
    const opened = engine;
    const uri = uriOf(port, options.users?.[0]);
    const stop = async (): Promise<void> => {
      await close();
      await opened.close();
      unlock();
      if (temporary) await rm(dbPath, { recursive: true, force: true });
    };
    let stopping: Promise<void> | undefined;
    return {
      uri,
      port,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await engine?.close();
    unlock();
    throw error;
  }
}

function engineOptions(dbPath: string, options: StartOptions): EngineOptions {
  return {
    dbPath,
    durability: options.durability ?? 'flushed',
    oplogKeepMs: options.oplogKeepMs ?? 7 * day,
    oplogKeepBytes: options.oplogKeepBytes ?? 1024 * 1024 * 1024,
    ttlIntervalMs: options.ttlIntervalMs ?? 1000,
    transactionLifetimeMs: options.transactionLifetimeMs ?? 60_000,
    abandonedTransactionMs: options.abandonedTransactionMs ?? 10_000,
    memoryBytes: options.memoryBytes ?? defaultMemoryBytes,
    users: options.users,
    onBroken: options.onBroken,
  };
}
