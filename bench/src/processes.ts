import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface RunningServer {
  /** Address of its GraphQL endpoint. */
  url: string;
  /** Processor time it has used so far, in milliseconds; null where the system does not say. */
  cpuMilliseconds(): number | null;
  /** Memory of its own, see `ownMemoryBytes`; null where the system does not say. */
  memoryBytes(): number | null;
  /** Keeps it on the first core from now on. */
  pin(): void;
  stop(): Promise<void>;
}

/** A first start may write the demonstration. */
const startWithinMilliseconds = 300_000;

/** The API as `npm start` runs it, as seen from this folder. */
export const apiFile = '../../apps/api/dist/main.js';

/** Settings of the servers that are measured, on the database at the address, with their files in a folder. */
export const settings = (mongodbUrl: string, dataDir: string): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: '0',
  MONGODB_URL: mongodbUrl,
  DATA_DIR: dataDir,
  JWT_SECRET: randomBytes(48).toString('base64url'),
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'false',
});

/**
 * Starts a Node program, its file as seen from this folder, and waits for the line that says where it
 * listens. It keeps to one core, the first where there are fewer, or has all of them where none is named.
 */
export async function startServer(
  file: string,
  environment: Record<string, string>,
  endpoint = '/',
  core: number | null = 0,
): Promise<RunningServer> {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const [command, ...args] = [
    ...(core === null ? [] : pinnedTo(core % cores)),
    process.execPath,
    program,
  ];
  const child = spawn(command ?? process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await addressOf(child);
  return {
    url: new URL(endpoint, base).href,
    cpuMilliseconds: () => cpuMilliseconds(child.pid),
    memoryBytes: () => (child.pid === undefined ? null : ownMemoryBytes(child.pid)),
    pin() {
      if (child.pid !== undefined) pinProcess(child.pid, 0);
    },
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Before this process was kept on one of them, which Node.js then counts alone. */
const cores = availableParallelism();
const canPin = process.platform === 'linux' && cores > 1;

/**
 * The command that keeps a process on one core, so that the server measured and the load with the
 * database do not take each other's time. Empty where that cannot be done.
 */
function pinnedTo(core: number): string[] {
  return canPin ? ['taskset', '-c', String(core)] : [];
}

/** Keeps this process, and what it starts from now on unless pinned elsewhere, on one core. */
export const pinThisProcess = (core: number): void => pinProcess(process.pid, core);

/** Lets this process, and what it starts from now on, have all cores again. */
export function unpinThisProcess(): void {
  if (canPin) execFileSync('taskset', ['-acp', `0-${cores - 1}`, String(process.pid)]);
}

/** Keeps a running process on one core, where that can be done. */
export function pinProcess(pid: number, core: number): void {
  if (canPin) execFileSync('taskset', ['-acp', String(core), String(pid)]);
}

/** Keeps the load and the database on the core that no server has: once they were filled with both. */
export function pinLoad(engine: { pid: number }): void {
  pinThisProcess(1);
  pinProcess(engine.pid, 1);
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('The server did not say where it listens.')),
      startWithinMilliseconds,
    );
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      // Others speak before it: the sandbox of billing says its address, too.
      const address = /^(?:Wiki empresarios is ready|listening) on (http:\/\/[\w.]+:\d+)/.exec(
        line,
      )?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

/** Linux counts in ticks of 10 ms; fields 14 and 15 are the time in user and system mode. */
export function cpuMilliseconds(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** What a process holds in memory that is not a file, in bytes; null where the system does not say. */
export function ownMemoryBytes(pid: number): number | null {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
