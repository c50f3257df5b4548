import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@wiki/api/testing/free-port';

const repository = resolve(import.meta.dirname, '../../../..');

/** The platform as real processes: the API and the database engine it starts. */
export interface Platform {
  url: string;
  dataDir: string;
  /** Milliseconds from the start to its word that it is ready. */
  startTime: number;
  /** Everything it wrote so far. */
  output(): string;
  /** Ends the API without warning (SIGKILL). */
  killApi(): Promise<void>;
  /** Ends the database engine without warning (SIGKILL). */
  killEngine(): void;
  /** Asks the API to end and waits for it. */
  stop(): Promise<void>;
}

export interface PlatformOptions {
  /** What to run with Node: `npm start`, which builds what changed, or what it built alone. */
  entry?: 'tools/src/start.ts' | 'apps/api/dist/main.js';
  /** A free one by default. */
  port?: number;
  /** The data of an earlier run; a new folder by default. */
  dataDir?: string;
  env?: Record<string, string>;
  /** How long it may take to be ready, in milliseconds. */
  patience?: number;
}

/** Asks again, every 50 ms, until `attempt` gives something or the time is over. */
export async function until<T>(
  what: string,
  attempt: () => Promise<T | null | undefined | false>,
  patience = 15_000,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const result = await attempt();
    if (result !== null && result !== undefined && result !== false) return result;
    if (Date.now() > deadline) throw new Error(`Waited ${patience} ms in vain for ${what}.`);
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** The processes a process started, by what their command line contains. */
function childOf(parent: number, word: string): number | null {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().trim().split('\n');
  for (const row of rows) {
    const [, pid, ppid, command = ''] = row.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    if (Number(ppid) === parent && command.includes(word)) return Number(pid);
  }
  return null;
}

/** Ends a process without warning, with all that it started. */
function killTree(pid: number): void {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  for (const row of rows) {
    const [child, parent] = row.trim().split(/\s+/).map(Number);
    if (parent === pid && child !== undefined) killTree(child);
  }
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Starts the platform on a free port and resolves when it says that it is ready. */
export async function startPlatform({
  entry = 'apps/api/dist/main.js',
  port: wanted,
  dataDir = mkdtempSync(join(tmpdir(), 'wiki-e2e-')),
  env = {},
  patience = 120_000,
}: PlatformOptions = {}): Promise<Platform> {
  const port = wanted ?? (await freePort());
  const url = `http://localhost:${port}`;
  const started = Date.now();
  const child: ChildProcess = spawn(process.execPath, [join(repository, entry)], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ENV_FILE: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));

  await until(
    'the platform to be ready',
    async () => {
      if (hasEnded()) throw new Error('The platform ended at its start.');
      return output.includes(`is ready on ${url}`);
    },
    patience,
  ).catch((cause: unknown) => {
    if (child.pid) killTree(child.pid);
    throw new Error(`The platform did not start. It wrote:\n${output}`, { cause });
  });
  return {
    url,
    dataDir,
    startTime: Date.now() - started,
    output: () => output,
    async killApi() {
      child.kill('SIGKILL');
      await ended;
    },
    killEngine() {
      const engine = child.pid ? childOf(child.pid, 'engine-process') : null;
      if (!engine) throw new Error('The API runs no engine of its own.');
      process.kill(engine, 'SIGKILL');
    },
    async stop() {
      if (!hasEnded()) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Removes what a run of the platform left behind. */
export function removeData({ dataDir }: Platform): void {
  rmSync(dataDir, { recursive: true, force: true });
}
