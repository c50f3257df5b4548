import { join } from 'node:path';
import { ConfigError, type Config, loadConfig, sandboxSecrets } from './config.ts';
import {
  type OwnSandbox,
  SandboxPortError,
  startOwnSandbox,
} from './platform/billing/own-sandbox.ts';
import {
  database,
  databaseUnavailable,
  UnsuitableDatabaseError,
} from './platform/database/connect.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';
import { type OwnDatabase, startOwnDatabase } from './platform/database/own-database.ts';
import { logger } from './platform/logging/logger.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { type RunningServer, startServer } from './server.ts';

/** Draining takes ten seconds at most; whatever still hangs then is cut off. */
const stopMilliseconds = 10_000;

let own: OwnDatabase | null = null;
let sandbox: OwnSandbox | null = null;
let server: RunningServer | null = null;
let stopping = false;

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('unhandledRejection', (error) => {
  logger.error({ err: error }, 'unhandled rejection');
});

try {
  const config = loadConfig();
  own = config.mongodbUrl ? null : await startOwnDatabase(config, join(config.dataDir, 'db'));
  if (!config.billingUrl) sandbox = await startSandbox(config);
  server = await startServer({
    ...config,
    ...sandbox?.settings,
    mongodbUrl: own?.uri ?? config.mongodbUrl,
  });
  await seedOnce(config);
  process.stdout.write(`Wiki empresarios is ready on ${server.url}\n`);
} catch (error) {
  if (!stopping) {
    explain(error);
    await sandbox?.stop();
    await own?.stop();
    process.exit(1);
  }
}

/** What stands in for a missing billing service, unless test cards would pay in production. */
async function startSandbox(config: Config): Promise<OwnSandbox | null> {
  if (config.billingSandboxPort === null) {
    logger.warn('no billing service is configured: nobody can pay; see BILLING_URL');
    return null;
  }
  const serverUrl = () => server?.url ?? config.baseUrl;
  return startOwnSandbox(config, config.billingSandboxPort, {
    ...sandboxSecrets(config),
    serverUrl,
  });
}

/** Fills a database with the demonstration, once: an own one, or another when asked to. */
async function seedOnce(config: Config): Promise<void> {
  if (config.mongodbUrl && !config.seedDemo) return;
  const notes = database().collection<{ _id: string; at: Date }>('migrations');
  if (await notes.findOne({ _id: 'demo' })) return;
  await seedDemo(config);
  await notes.insertOne({ _id: 'demo', at: new Date() });
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopMilliseconds).unref();
  try {
    await server?.stop();
    await sandbox?.stop();
    await own?.stop();
    process.exit(0);
  } catch (error) {
    explain(error);
    process.exit(1);
  }
}

/** What an operator can act on is said plainly; the rest goes to the log whole. */
function explain(error: unknown): void {
  const plain =
    error instanceof ConfigError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof FolderInUseError ||
    error instanceof SandboxPortError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  if (plain) process.stderr.write(`${error.message}\n`);
  else if (databaseUnavailable(error)) {
    process.stderr.write('The database cannot be reached. Check MONGODB_URL and its server.\n');
  } else logger.fatal({ err: error }, 'cannot go on');
}
