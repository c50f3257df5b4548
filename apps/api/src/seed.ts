import { FolderInUseError } from '@wiki/embedded-mongo';
import { ConfigError, loadConfig, databasePassword } from './config.ts';
import { UnsuitableDatabaseError } from './platform/database/connect.ts';
import { startOwnDatabase } from './platform/database/own-database.ts';
import { ArgumentError, listingsAskedFor } from './seed/arguments.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { plantListings } from './seed/plant-listings.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { startServer } from './server.ts';

// `npm run seed`: writes the demonstration into the database of MONGODB_URL, or into the one of
// DATA_DIR while `npm start` does not run; `--listings 100000` adds so many more listings, for
// measurements. A server prepares the database and is stopped again.

async function seed(listings: number): Promise<string | null> {
  const config = loadConfig();
  const own = config.mongodbUrl ? null : await startOwnDatabase(config, databasePassword(config));
  try {
    const mongodbUrl = own?.uri ?? config.mongodbUrl;
    const server = await startServer({ ...config, mongodbUrl, port: 0, host: '127.0.0.1' });
    try {
      const password = await seedDemo(config);
      if (listings > 0) await plantListings(listings);
      return password;
    } finally {
      await server.stop();
    }
  } finally {
    await own?.stop();
  }
}

async function main(): Promise<void> {
  let password: string | null;
  try {
    password = await seed(listingsAskedFor(process.argv.slice(2)));
  } catch (error) {
    const plain =
      error instanceof ArgumentError ||
      error instanceof ConfigError ||
      error instanceof UnsuitableDatabaseError ||
      error instanceof FolderInUseError;
    if (!plain) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  if (password === null) {
    process.stdout.write('The demonstration was there already.\n');
    return;
  }
  const accounts = demoAccounts.map(
    ({ memberType, email }) => `  ${memberType.padEnd(14)}${email}`,
  );
  process.stdout.write(
    `The demonstration is there. Sign in with the password ${password} as\n${accounts.join('\n')}\n`,
  );
}

await main();
