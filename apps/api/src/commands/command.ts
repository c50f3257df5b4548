import { FolderInUseError, TransferError } from '@wiki/embedded-mongo';
import mongoose from 'mongoose';
import { type Config, ConfigError, databasePassword, loadConfig } from '../config.ts';
import { UnsuitableDatabaseError } from '../platform/database/connect.ts';
import { storageUnavailable } from '../platform/database/faults.ts';
import { borrowOwnDatabase, startOwnDatabase } from '../platform/database/own-database.ts';
import { Refusal } from '../platform/errors/errors.ts';
import { readArguments, UsageError } from '../platform/errors/usage.ts';
import { configureLogging } from '../platform/logging/logger.ts';

/** What a command of the console answers: what it says, and whether that is good news. */
export interface Said {
  text: string;
  isGood: boolean;
}

/** A command of the console, which does something with the installation of the settings. */
interface Command<Asked> {
  /**
   * Reads what follows the command, before anything is touched.
   * @throws UsageError when it cannot be done.
   */
  ask: (args: string[]) => Asked | Promise<Asked>;
  /** Whether the platform must not run meanwhile on the database of its data folder. */
  isAlone?: boolean;
}

/** What a command without arguments is asked. */
export function askNothing(args: string[]): void {
  readArguments('It takes no arguments.', { args });
}

/**
 * Runs a command of the console on the database of this installation, opened as the server opens it,
 * whether or not the platform runs: says what it answers, and ends with 1 where that is bad news.
 */
export async function runCommand<Asked>({
  work,
  ...command
}: Command<Asked> & { work: (config: Config, asked: Asked) => Promise<Said> }): Promise<void> {
  await runOnServer<Asked>({
    ...command,
    work: async (config, asked, uri) => {
      try {
        // Late: whoever mistyped an argument is told at once.
        const { openDatabase } = await import('../server.ts');
        await openDatabase(uri);
        return await work(config, asked);
      } finally {
        await mongoose.disconnect();
      }
    },
  });
}

/** The same for a command that opens the database by itself, or takes it as it is. */
export async function runOnServer<Asked>({
  ask,
  isAlone = false,
  work,
}: Command<Asked> & {
  work: (config: Config, asked: Asked, uri: string) => Promise<Said>;
}): Promise<void> {
  // What it writes, a backup or a secret, is for its owner only.
  process.umask(0o077);
  try {
    const asked = await ask(process.argv.slice(2));
    const config = loadConfig();
    configureLogging({ level: config.logLevel });
    const { text, isGood } = await withDatabase(config, isAlone, (uri) => work(config, asked, uri));
    process.stdout.write(`${text}\n`);
    if (!isGood) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs with the server of the settings, or with that of the data folder, which knows its own password. */
async function withDatabase<T>(
  config: Config,
  isAlone: boolean,
  use: (uri: string) => Promise<T>,
): Promise<T> {
  if (config.mongodbUrl !== null) return use(config.mongodbUrl);
  const open = isAlone ? startOwnDatabase : borrowOwnDatabase;
  const own = await open(config, databasePassword(config));
  try {
    return await use(own.uri);
  } finally {
    await own.stop();
  }
}

/** What an operator can act on; everything else is a fault. */
function wordsOf(error: unknown): string {
  if (error instanceof Refusal) return error.userErrors.map(({ message }) => message).join('\n');
  if (storageUnavailable(error)) {
    return 'The database cannot be reached. If the platform is starting or stopping, try again.';
  }
  const isPlain =
    error instanceof UsageError ||
    error instanceof TransferError ||
    error instanceof ConfigError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof FolderInUseError;
  if (isPlain) return error.message;
  throw error;
}
