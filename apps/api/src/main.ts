import { pathTo } from '@wiki/domain';
import { FolderInUseError } from '@wiki/embedded-mongo';
import {
  ConfigError,
  type Config,
  loadConfig,
  sandboxSecrets,
  databasePassword,
} from './config.ts';
import {
  type OwnSandbox,
  SandboxPortError,
  startOwnSandbox,
} from './platform/billing/own-sandbox.ts';
import { UnsuitableDatabaseError } from './platform/database/connect.ts';
import { storageUnavailable } from './platform/database/faults.ts';
import { type OwnDatabase, startOwnDatabase } from './platform/database/own-database.ts';
import { FilesFolderError } from './platform/files/files-folder.ts';
import { CertificateError } from './platform/http/serving/tls-front.ts';
import { standBack } from './platform/jobs/stand-back.ts';
import { logger } from './platform/logging/logger.ts';
import { keepPaidHandler } from './seed/demo/keep-paid.job.ts';
import { fillDemo } from './seed/fill-demo.ts';
import { type RunningServer, startServer } from './server.ts';

/** Draining takes ten seconds at most, after the delay before it; whatever hangs then is cut off. */
const drainMilliseconds = 10_000;
/** Then what the next process takes up is saved: the search index of a million listings is a gigabyte. */
const saveMilliseconds = 30_000;

let own: OwnDatabase | null = null;
let sandbox: OwnSandbox | null = null;
let server: RunningServer | null = null;
let stopping = false;
let drainDelayMilliseconds = 0;
let cutOff: NodeJS.Timeout | undefined;

// Files of the data folder, papers of applicants among them, are for their owner only.
process.umask(0o077);
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// Whoever read the output may go before this process, as `npm start | head` does: it serves on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
process.on('unhandledRejection', (error) => {
  logger.error({ err: error }, 'unhandled rejection');
});

try {
  const config = loadConfig();
  drainDelayMilliseconds = config.drainDelaySeconds * 1000;
  own = config.mongodbUrl ? null : await startOwnDatabase(config, databasePassword(config));
  announce('Preparing the database…');
  if (!config.billingUrl) sandbox = await startSandbox(config);
  warnOfMissingServices(config);
  const settings = { ...config, ...sandbox?.settings, mongodbUrl: own?.uri ?? config.mongodbUrl };
  server = await startServer(settings, {
    // Where no demonstration is asked for, nobody is to read of it among the background work.
    handlers: config.seedDemo === false ? [] : [keepPaidHandler],
    fill: async () => {
      announcePassword(await fillDemo(config, announce));
    },
  });
  standBack();
  announce(`Wiki empresarios is ready on ${server.url}`);
  if (server.metricsUrl) logger.info({ url: server.metricsUrl }, 'figures for Prometheus');
  announceFirstRun(await server.openFirstRun(), config.port === 0 ? server.url : config.baseUrl);
} catch (error) {
  if (!stopping) {
    explain(error);
    // An engine that did not answer may not end either, and whoever starts this process waits for its end.
    cutOffAfter(drainMilliseconds);
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

function announce(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What an installation for real lacks, said where the operator looks. */
function warnOfMissingServices({ production, smtpUrl }: Config): void {
  if (production && !smtpUrl) {
    logger.warn(
      'no mail server is configured: mails wait for one, and nobody gets the links that confirm an address or reset a password; see SMTP_URL',
    );
  }
}

/** The only time that anybody sees the password. */
function announcePassword(password: string | null): void {
  if (password === null) return;
  announce(`The password of the demonstration's accounts in production, shown once: ${password}`);
}

/** How the first administrator is made. The part after # is never sent to a server or a log. */
function announceFirstRun(code: string | null, baseUrl: string): void {
  if (code === null) return;
  announce(
    'There is no administrator yet. Make yourself one, in a browser or here:',
    `  ${baseUrl}${pathTo('firstRun')}#${code}`,
    '  npm run admin -- --email you@example.com',
  );
}

/** Ends the process after a time, whatever it is at; a later call sets another. */
function cutOffAfter(milliseconds: number): void {
  clearTimeout(cutOff);
  cutOff = setTimeout(() => process.exit(1), milliseconds).unref();
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  cutOffAfter(drainDelayMilliseconds + drainMilliseconds);
  try {
    await server?.stop(() => cutOffAfter(saveMilliseconds));
    cutOffAfter(drainMilliseconds);
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
    error instanceof CertificateError ||
    error instanceof FilesFolderError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof FolderInUseError ||
    error instanceof SandboxPortError;
  if (plain) process.stderr.write(`${error.message}\n`);
  else if (isPortTaken(error)) {
    process.stderr.write(
      `Port ${error.port} is taken by another process, perhaps another server of this platform. ` +
        'Stop it, or set a free one where this one is set: PORT, METRICS_PORT or TLS_REDIRECT_PORT.\n',
    );
  } else if (storageUnavailable(error)) {
    process.stderr.write(
      own
        ? 'The database engine did not answer in time. Start again, with less beside it: what was begun goes on.\n'
        : 'The database cannot be reached. Check MONGODB_URL and its server.\n',
    );
  } else logger.fatal({ err: error }, 'cannot go on');
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return (
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
  );
}
