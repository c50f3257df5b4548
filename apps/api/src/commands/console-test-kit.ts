import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../testing/process.ts';

const built = process.env['SERVER_FILE'];

/** What was built, in `npm test`; the source, where a file is tested by itself. */
const fileOf = (name: string): string =>
  built
    ? join(dirname(built), `${name}.js`)
    : fileURLToPath(new URL(`${name}.ts`, import.meta.url));

/** How a command of the console ended. */
export interface Ended {
  code: number;
  /** What it wrote, first what it said and then what it complained about. */
  output: string;
}

/**
 * Runs a command of the console as an operator does.
 * @param name of its file, such as `audit-verify`
 */
export function runOnConsole(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Ended> {
  const env = { ...bareEnvironment, NODE_ENV: 'test', ENV_FILE: '', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [fileOf(name), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}
