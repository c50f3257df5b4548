import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUseError } from '../storage/folder-lock.ts';
import type { User } from '../engine/users.ts';
import { uriOf } from './uri.ts';
import { usersVariable } from './users-variable.ts';

export interface SpawnOptions {
  dbPath: string;
  port?: number;
  durability?: 'flushed' | 'relaxed';
  /** What the process may hold in memory beside the pages of its files, in bytes. */
  memoryBytes?: number;
  /** Who may connect; without users, everybody on this machine. */
  users?: readonly User[];
  /** How long to wait for another engine to leave the folder, in milliseconds. */
  lockWaitMs?: number;
  /** The file that Node runs, where it isn't the one of this package: what it was built into. */
  program?: string;
}

/** An engine in a process of its own. */
export interface SpawnedEngine {
  uri: string;
  port: number;
  pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  exited: Promise<void>;
  /** Asks the process to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends the process at once, as a crash would. */
  kill(): void;
}

/**
 * For its young objects, in megabytes. An engine keeps little on its heap: with the 32 that Node.js takes,
 * so much of what it may hold is room for young ones that the collector never stops marking the old.
 */
const youngMegabytes = 8;

// The source runs as it is; what is published was built to JavaScript.
const main = fileURLToPath(new URL(`../main${extname(import.meta.url)}`, import.meta.url));

/**
 * Starts an engine in its own process, which ends with this one; resolves when it listens.
 * @throws FolderInUseError when another engine works on the folder.
 */
export async function spawnEngine(options: SpawnOptions): Promise<SpawnedEngine> {
  const { memoryBytes } = options;
  const args = [
    `--max-semi-space-size=${youngMegabytes}`,
    options.program ?? main,
    '--db-path',
    options.dbPath,
    '--port',
    String(options.port ?? 0),
  ];
  if (memoryBytes !== undefined) {
    args.unshift(`--max-old-space-size=${Math.ceil(memoryBytes / 2 ** 20)}`);
    args.push('--memory', String(memoryBytes));
  }
  args.push('--exit-with-parent');
  if (options.durability) args.push('--durability', options.durability);
  if (options.lockWaitMs !== undefined) args.push('--lock-wait', String(options.lockWaitMs));
  // Not as an argument, which everybody on the machine can read.
  const env = { ...process.env, [usersVariable]: JSON.stringify(options.users ?? []) };
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await readyPort(child, options.dbPath);
  return {
    uri: uriOf(port, options.users?.[0]),
    port,
    pid: child.pid ?? 0,
    exited,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** What the process writes when it has started, or cannot. */
interface Report {
  ready: boolean;
  port?: number;
  folderInUse?: boolean;
}

/** Waits for the line that tells the port; rejects when the process ends before. */
async function readyPort(child: ChildProcess, folder: string): Promise<number> {
  if (!child.stdout) throw new Error('The engine has no output to read');
  for await (const line of createInterface(child.stdout)) {
    const { ready, port, folderInUse } = JSON.parse(line) as Report;
    if (ready && port !== undefined) return port;
    if (folderInUse === true) throw new FolderInUseError(folder);
  }
  throw new Error('The engine ended before it was ready');
}
