import { FolderInUseError } from '@wiki/embedded-mongo';
import mongoose from 'mongoose';
import { type Config, ConfigError, databasePassword, loadConfig } from './config.ts';
import { UnsuitableDatabaseError } from './platform/database/connect.ts';
import { storageUnavailable } from './platform/database/faults.ts';
import { borrowOwnDatabase } from './platform/database/own-database.ts';
import { configureLogging } from './platform/logging/logger.ts';
import { openDatabase } from './server.ts';

/** Does some work on the database of this installation, whether or not the platform runs. */
async function withDatabase<T>(config: Config, work: () => Promise<T>): Promise<T> {
  const own = config.mongodbUrl ? null : await borrowOwnDatabase(config, databasePassword(config));
  try {
    await openDatabase(own?.uri ?? config.mongodbUrl ?? '');
    return await work();
  } finally {
    await mongoose.disconnect();
    await own?.stop();
  }
}

/** What a command of the console answers: what it says, and whether that is good news. */
export interface Said {
  text: string;
  isGood: boolean;
}

/** Runs a command of the console: says what it answers, and ends with 1 where that is bad news. */
export async function runCommand(work: (config: Config) => Promise<Said>): Promise<void> {
  try {
    const config = loadConfig();
    configureLogging({ level: config.logLevel });
    const { text, isGood } = await withDatabase(config, () => work(config));
    process.stdout.write(`${text}\n`);
    if (!isGood) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** What an operator can act on; everything else is a fault. */
function wordsOf(error: unknown): string {
  if (storageUnavailable(error)) {
    return 'The database cannot be reached. If the platform is starting or stopping, try again.';
  }
  const isPlain =
    error instanceof ConfigError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof FolderInUseError;
  if (isPlain) return error.message;
  throw error;
}
