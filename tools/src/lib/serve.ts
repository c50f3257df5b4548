import { type ChildProcess, spawn } from 'node:child_process';
import { root, toolEnvironment } from './root.ts';
import { startOf } from './tool.ts';

/**
 * Runs long-lived processes on this terminal. Signals reach all of them; when one ends, the others
 * are asked to, and this process ends with the first one's exit code.
 */
export function serve(
  processes: { command: string; args: string[]; cwd?: string; env?: NodeJS.ProcessEnv }[],
): void {
  const children: ChildProcess[] = processes.map(({ command, args, cwd = root, env }) => {
    const start = startOf(command, args);
    const options = { cwd, env: { ...toolEnvironment, ...env }, stdio: 'inherit' } as const;
    return spawn(start.command, start.args, options);
  });
  const endAll = (signal: NodeJS.Signals) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message);
      process.exitCode ??= 1;
      endAll('SIGTERM');
    });
    child.on('exit', (code, signal) => {
      // A child that ends by a signal it was sent has done what it was asked to.
      process.exitCode ??= code ?? (signal === 'SIGKILL' ? 1 : 0);
      endAll('SIGTERM');
    });
  }
}
