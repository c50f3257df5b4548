import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@wiki/api/testing/free-port';
import { printTable } from '../table.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const giveUpAfterMilliseconds = 120_000;

/** Starts the platform twice on one data folder and prints the time to its first page. */
export async function measureStart(dataDir: string): Promise<void> {
  const first = await timeToFirstPage(dataDir);
  const second = await timeToFirstPage(dataDir);
  printTable(
    'npm start, to the first page',
    ['', 'seconds'],
    [
      ['empty data folder', (first / 1000).toFixed(1)],
      ['existing data', (second / 1000).toFixed(1)],
    ],
  );
}

async function timeToFirstPage(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: npm, the server and the database end together.
    detached: true,
  });
  const gone = once(child, 'exit');
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
      if (performance.now() - start > giveUpAfterMilliseconds) throw new Error('No page came.');
      await delay(20);
    }
    return performance.now() - start;
  } finally {
    if (child.pid) await endGroup(child.pid);
    await gone;
  }
}

/** Ends a process with all it started, and waits until the last of them has gone. */
async function endGroup(leader: number): Promise<void> {
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-leader, signal);
    } catch {
      return;
    }
    await delay(20);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
