import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { FolderInUseError } from '@wiki/embedded-mongo';
import mongoose from 'mongoose';
import { ConfigError, loadConfig } from './config.ts';
import { UnsuitableDatabaseError } from './platform/database/connect.ts';
import { startOwnDatabase } from './platform/database/own-database.ts';
import { configureLogging } from './platform/logging/logger.ts';
import { removeDemo } from './seed/remove-demo.ts';
import { openDatabase } from './server.ts';

// `npm run demo:remove`: takes the demonstration out of an installation that is stopped, after a
// question; `-- --yes` answers it.

async function confirmed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'This removes the demonstration for good: its businesses, people, listings and all that is theirs.\n' +
      'Make a backup first. Type "remove" to go on: ',
  );
  terminal.close();
  return answer.trim() === 'remove';
}

async function main(): Promise<void> {
  const config = loadConfig();
  configureLogging({ level: config.logLevel });
  if (!(await confirmed())) {
    process.stderr.write('Nothing was removed. Confirm with: npm run demo:remove -- --yes\n');
    process.exitCode = 1;
    return;
  }
  const own = config.mongodbUrl ? null : await startOwnDatabase(config, join(config.dataDir, 'db'));
  try {
    await openDatabase(own?.uri ?? config.mongodbUrl ?? '');
    const { users, listings } = await removeDemo(config);
    process.stdout.write(
      users === 0
        ? 'There is no demonstration here.\n'
        : `The demonstration is gone: ${users} accounts, ${listings} listings. ` +
            'If nobody administers now, the next start prints how to become the administrator.\n',
    );
  } finally {
    await mongoose.disconnect();
    await own?.stop();
  }
}

await main().catch((error: unknown) => {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof FolderInUseError;
  if (!isPlain) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
