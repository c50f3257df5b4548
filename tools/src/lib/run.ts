import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './root.ts';

export interface RunOptions {
  /** Folder to run in; the repository by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether output goes straight to the terminal instead of being collected. */
  show?: boolean;
}

export interface RunResult {
  ok: boolean;
  /** What it wrote, both streams in order; empty when shown. */
  output: string;
}

/** Runs a command to its end without a shell and without input. Never throws for a failing command. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, show = false }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString().trim() }),
    );
  });
}
