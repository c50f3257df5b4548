import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The API as a process of its own, as an installation runs it. */
export interface ApiProcess {
  url: string;
  pid: number;
  /** Everything it wrote so far. */
  output(): string;
  /** Resolves with the exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Nobody reads what it writes from now on. */
  stopReading(): void;
}

/** What a process needs of this one's environment: nothing of the settings of whoever runs the tests. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** What was built, in `npm test`; the sources, where a file is tested by itself. */
const main = process.env['SERVER_FILE'] ?? fileURLToPath(new URL('../main.ts', import.meta.url));
const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts the API on a free port, without limits, and waits until it is ready.
 * @param onLine hears each line it writes until then.
 * @throws with what it wrote when it ends before.
 */
export async function startProcess(
  environment: Record<string, string>,
  onLine?: (line: string, pid: number) => void,
): Promise<ApiProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-process-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...bareEnvironment,
      NODE_ENV: 'test',
      ENV_FILE: '',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      DATA_DIR: folder,
      JWT_SECRET: 'a secret for tests that nobody else uses',
      RATE_LIMITS: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      rmSync(folder, { recursive: true });
      resolve(code);
    });
  });
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  for await (const line of createInterface(child.stdout)) {
    onLine?.(line, child.pid ?? 0);
    const url = /is ready on (http:\S+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return {
        url,
        pid: child.pid ?? 0,
        output: () => written,
        exited,
        signal: (name) => void child.kill(name),
        stopReading() {
          child.stdout.destroy();
          child.stderr.destroy();
        },
      };
    }
  }
  throw new Error(`The API ended before it was ready:\n${written}`);
}
