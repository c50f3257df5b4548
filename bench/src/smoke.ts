import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';

/** Walks through scenarios and gives the titles of the tables that they printed. Throws when one fails. */
async function smokeRun(scenarios: readonly string[]): Promise<string[]> {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  // Nothing of what the runner of the tests sets for the sources that it serves.
  const { BASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const args = [program, '--smoke', ...scenarios];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout.split('\n');
}

/** Fails unless scenarios run to the tables that begin so. */
export async function expectSmokeRun(
  scenarios: readonly string[],
  titles: readonly string[],
): Promise<void> {
  const printed = await smokeRun(scenarios);
  for (const title of titles) expect(printed.find((line) => line.startsWith(title))).toBeDefined();
}
