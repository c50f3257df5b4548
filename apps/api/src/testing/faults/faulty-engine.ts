import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnEngine } from '@wiki/embedded-mongo';
import mongoose from 'mongoose';

/** A database of a test's own, whose disk and process can be made to fail. */
export interface FaultyEngine {
  uri: string;
  /** A connection of the test itself, to look and count. */
  connection: mongoose.Connection;
  /** From now on no write finds room, or finds it again. */
  fillDisk(isFull: boolean): Promise<void>;
  /** Stops the process as a whole, as swapping or a frozen machine does, or lets it go on. */
  freeze(isFrozen: boolean): void;
  /** Kills it and starts it again at the same address, with nothing special in its environment. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an engine in a process and folder of its own, with these variables in its environment. */
export async function startFaultyEngine(
  environment: Record<string, string> = {},
): Promise<FaultyEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-faulty-'));
  let engine = await spawnWith(environment, folder);
  const { port } = engine;
  let isFull = false;
  let isStopped = false;
  // One whose commit failed halfway ends, and whoever keeps it starts it again, as the API does.
  const keep = async (): Promise<void> => {
    for (;;) {
      await engine.exited;
      if (isStopped) return;
      engine = await spawnEngine({ dbPath: folder, port });
      if (isFull) await fill(engine.pid, connection, true);
    }
  };
  const uri = new URL(engine.uri);
  uri.pathname = '/wiki';
  const connection = await mongoose.createConnection(uri.href).asPromise();
  const kept = keep();
  return {
    uri: uri.href,
    connection,
    async fillDisk(next) {
      isFull = next;
      await fill(engine.pid, connection, next);
    },
    freeze: (isFrozen) => void process.kill(engine.pid, isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    async restart() {
      const { pid } = engine;
      engine.kill();
      await until(() => engine.pid !== pid);
    },
    async stop() {
      isStopped = true;
      await connection.close();
      await engine.stop();
      await kept;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A process inherits the environment at the moment in which it is started. */
async function spawnWith(environment: Record<string, string>, dbPath: string) {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  const spawning = spawnEngine({ dbPath });
  for (const name of Object.keys(environment)) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  return spawning;
}

/** Waits for something to be so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(20);
}

/**
 * On Linux the kernel refuses to write beyond the first byte of any file, as a disk does that has no
 * room; elsewhere the engine itself refuses.
 */
async function fill(pid: number, connection: mongoose.Connection, isFull: boolean): Promise<void> {
  if (process.platform !== 'linux') {
    await refuse(connection, isFull);
    return;
  }
  const limit = isFull ? '1:unlimited' : 'unlimited';
  try {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}`], { stdio: 'ignore' });
  } catch {
    // It has just ended by itself: the one that takes its place is treated when it starts.
  }
}

/** Makes the engine itself refuse writes as a full one does, where processes can't be limited. */
async function refuse({ db }: mongoose.Connection, isFull: boolean): Promise<void> {
  await db?.admin().command({
    configureFailPoint: 'failCommand',
    mode: isFull ? 'alwaysOn' : 'off',
    data: {
      failCommands: ['insert', 'update', 'delete', 'findAndModify', 'commitTransaction'],
      errorCode: 14_031,
    },
  });
}
