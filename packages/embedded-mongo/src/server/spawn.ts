import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { uriOf } from './server.ts';

export interface SpawnOptions {
  dbPath: string;
  port?: number;
  durability?: 'flushed' | 'relaxed';
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

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts an engine in its own process, which ends with this one; resolves when it listens. */
export async function spawnEngine(options: SpawnOptions): Promise<SpawnedEngine> {
  const args = [main, '--db-path', options.dbPath, '--port', String(options.port ?? 0)];
  args.push('--exit-with-parent');
  if (options.durability) args.push('--durability', options.durability);
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await readyPort(child);
  return {
    uri: uriOf(port),
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

/** Waits for the line that tells the port; rejects when the process ends before. */
async function readyPort(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('The engine has no output to read');
  for await (const line of createInterface(child.stdout)) {
    const message = JSON.parse(line) as { ready?: boolean; port?: number };
    if (message.ready === true && message.port !== undefined) return message.port;
  }
  throw new Error('The engine ended before it was ready');
}
