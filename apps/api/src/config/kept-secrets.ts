import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';
import { makeFolder } from './make-folder.ts';
import type { Config } from './settings.ts';

/**
 * What a sandbox of billing and this server share: as set, or made once in the data folder.
 * @throws ConfigError when the folder cannot be written.
 */
export function sandboxSecrets({ dataDir, billingToken, billingCallbackSecret }: Config): {
  token: string;
  callbackSecret: string;
} {
  return {
    token: billingToken ?? keptSecret(dataDir, 'billing-token'),
    callbackSecret: billingCallbackSecret ?? keptSecret(dataDir, 'billing-callback-secret'),
  };
}

/**
 * What this platform proves itself with to the engine of its data folder.
 * @throws ConfigError when the folder cannot be written.
 */
export function databasePassword({ dataDir }: Config): string {
  return keptSecret(dataDir, 'database-password');
}

/** A secret of this data folder, created once and readable by its owner only. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    if (!existsSync(file)) createSecret(dataDir, file);
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(['DATA_DIR must be a folder this process may write to']);
  }
}

function createSecret(dataDir: string, file: string): void {
  makeFolder(dataDir);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // Linking never replaces: of two processes that start at once, both read the first one's.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
