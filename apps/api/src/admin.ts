import { parseArgs } from 'node:util';
import { type Language, languages, pathTo } from '@wiki/domain';
import { email as emailSchema } from '@wiki/domain/schemas';
import { FolderInUseError } from '@wiki/embedded-mongo';
import mongoose from 'mongoose';
import { type Config, ConfigError, loadConfig, databasePassword } from './config.ts';
import { type Invited, inviteAdministrator } from './modules/administrators/index.ts';
import { UnsuitableDatabaseError } from './platform/database/connect.ts';
import { storageUnavailable } from './platform/database/faults.ts';
import { borrowOwnDatabase } from './platform/database/own-database.ts';
import { Refusal } from './platform/errors/errors.ts';
import { configureLogging } from './platform/logging/logger.ts';
import { openDatabase } from './server.ts';

// `npm run admin -- --email ana@example.com`: makes an administrator, whether or not the platform
// runs, and prints a link that sets the password.

const usage =
  'Usage: npm run admin -- --email ana@example.com [--name "Ana Gil"] [--language en|es]';

class UsageError extends Error {}

interface Asked {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

function asked(args: string[]): Asked {
  const { values } = (() => {
    try {
      const text = { type: 'string' } as const;
      return parseArgs({ args, options: { email: text, name: text, language: text } });
    } catch (error) {
      throw new UsageError(`${error instanceof Error ? error.message : ''}\n${usage}`);
    }
  })();
  const email = emailSchema.safeParse(values.email ?? '');
  if (!email.success) throw new UsageError(`--email must be an e-mail address.\n${usage}`);
  const language = languages.find((each) => each === (values.language ?? 'en'));
  if (!language) throw new UsageError(`--language must be ${languages.join(' or ')}.\n${usage}`);
  const [firstName = '', ...others] = (values.name ?? email.data.split('@')[0] ?? '')
    .trim()
    .split(/\s+/);
  return { email: email.data, firstName, lastName: others.join(' '), language };
}

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

function said(
  { outcome, wasSuspended, token }: Invited,
  { email }: Asked,
  baseUrl: string,
): string {
  const done = {
    created: `${email} has an account now and is an administrator.`,
    promoted: `${email} is an administrator now.`,
    wasAdministrator: `${email} is an administrator already.`,
  };
  return [
    done[outcome],
    ...(wasSuspended ? ['The suspension of the account was lifted.'] : []),
    'Set the password here, once, within an hour:',
    `  ${baseUrl}${pathTo('resetPassword')}?token=${token}`,
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const invitee = asked(process.argv.slice(2));
  const config = loadConfig();
  configureLogging({ level: config.logLevel });
  const invited = await withDatabase(config, () => inviteAdministrator(invitee));
  process.stdout.write(said(invited, invitee, config.baseUrl));
}

await main().catch((error: unknown) => {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = 1;
});

/** What an operator can act on; everything else is a fault. */
function wordsOf(error: unknown): string {
  if (error instanceof Refusal) return error.userErrors.map(({ message }) => message).join('\n');
  if (storageUnavailable(error)) {
    return 'The database cannot be reached. If the platform is starting or stopping, try again.';
  }
  const isPlain =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof FolderInUseError;
  if (isPlain) return error.message;
  throw error;
}
