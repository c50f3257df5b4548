import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { ConfigError } from './config-error.ts';

/** The file with the settings of this checkout. */
const envFile = fileURLToPath(new URL('../../../../.env', import.meta.url));

/**
 * The environment of this process, with what the file `.env` adds to it: what is set already counts.
 * `ENV_FILE` names another file; empty, it names none.
 * @throws ConfigError when the file it names cannot be read.
 */
export function ownEnvironment(): Record<string, string | undefined> {
  const named = process.env.ENV_FILE;
  const file = named ?? envFile;
  if (file === '' || (named === undefined && !existsSync(file))) return process.env;
  try {
    const set = Object.entries(process.env).filter(([, value]) => value);
    return { ...parseEnv(readFileSync(file, 'utf8')), ...Object.fromEntries(set) };
  } catch {
    throw new ConfigError(['ENV_FILE must be a file that can be read']);
  }
}
