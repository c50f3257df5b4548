import { type ChildProcess, spawn } from 'node:child_process';
import { root, toolEnvironment } from './root.ts';
import { startOf } from './tool.ts';

export interface RunOptions {
  /** Folder to run in; the repository by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether output goes straight to the terminal instead of being collected. */
  show?: boolean;
  /** After so many minutes it is ended, with everything it started, and has failed. */
  minutes?: number;
}

export interface RunResult {
  ok: boolean;
  /** What it wrote, both streams in order; empty when shown. */
  output: string;
}

const running = new Set<ChildProcess>();

/** Ends a command and everything it started: each runs in a process group of its own. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended already.
  }
}

function endAll(signal: NodeJS.Signals): void {
  for (const child of running) end(child, signal);
  process.exit(1);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** While commands run, a signal to this process ends them too. */
function watch(child: ChildProcess, isRunning: boolean): void {
  if (isRunning) running.add(child);
  else running.delete(child);
  for (const signal of signals) {
    process.off(signal, endAll);
    if (running.size > 0) process.on(signal, endAll);
  }
}

/** Runs a command to its end without a shell and without input. Never throws for a failing command. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, show = false, minutes = 10 }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const start = startOf(command, args);
    const child = spawn(start.command, start.args, {
      cwd,
      env: { ...toolEnvironment, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    watch(child, true);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const timer = setTimeout(() => {
      const message = `${command} was ended after ${minutes} minutes.\n`;
      if (show) console.error(message);
      else chunks.push(Buffer.from(message));
      end(child, 'SIGKILL');
    }, minutes * 60_000);
    const finish = (ok: boolean, message = '') => {
      clearTimeout(timer);
      watch(child, false);
      resolve({ ok, output: (Buffer.concat(chunks).toString() + message).trim() });
    };
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0));
  });
}
