import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './root.ts';

/**
 * What `.env` adds to the environment; what is set already counts. `ENV_FILE` names another file, or
 * none when it is empty. Given to child processes, it is there before their libraries look.
 */
export function envFileSettings(): Record<string, string | undefined> {
  const file = process.env['ENV_FILE'] ?? join(root, '.env');
  if (!file || !existsSync(file)) return {};
  const settings = parseEnv(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !process.env[name]));
}
