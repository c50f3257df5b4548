import { parseArgs } from 'node:util';
import {
  FolderInUseError,
  TransferError,
  type Transferred,
  dump,
  restore,
} from '@wiki/embedded-mongo';
import { type Config, ConfigError, databasePassword, loadConfig } from './config.ts';
import { borrowOwnDatabase, startOwnDatabase } from './platform/database/own-database.ts';

// `npm run db:dump -- folder` writes the database of MONGODB_URL, or that of DATA_DIR whether the
// platform runs or not, into a folder in the format of mongodump; `npm run db:restore -- folder`
// reads one, with --drop in place of what is there.

const usage =
  'Name the folder: npm run db:dump -- folder, or npm run db:restore -- folder [--drop].';

async function transfer(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { drop: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [action, folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new TransferError(usage);
  const config = loadConfig();
  if (action === 'dump') {
    const dumped = await withDatabase(config, borrowOwnDatabase, (uri) => dump(uri, folder));
    return told('dumped to', folder, dumped);
  }
  // What a running platform works with is not replaced under it.
  const restored = await withDatabase(config, startOwnDatabase, (uri) =>
    restore(uri, folder, { drop: values.drop }),
  );
  return told('restored from', folder, restored);
}

/** Runs with the server of the settings, or with that of the data folder until it is done. */
async function withDatabase(
  config: Config,
  open: typeof borrowOwnDatabase,
  use: (uri: string) => Promise<Transferred[]>,
): Promise<Transferred[]> {
  if (config.mongodbUrl !== null) return use(config.mongodbUrl);
  const own = await open(config, databasePassword(config));
  try {
    return await use(own.uri);
  } finally {
    await own.stop();
  }
}

function told(what: string, folder: string, transferred: readonly Transferred[]): string {
  const documents = transferred.reduce((sum, each) => sum + each.documents, 0);
  return `${documents} documents of ${transferred.length} collections were ${what} ${folder}.\n`;
}

try {
  process.stdout.write(await transfer());
} catch (error) {
  const isPlain =
    error instanceof TransferError ||
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    (error instanceof TypeError && 'code' in error);
  if (!isPlain) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
