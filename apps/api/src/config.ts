import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { megabyte, standardTimeZone } from '@wiki/domain';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform((value) => ['true', '1', 'on'].includes(value));

const positive = (name: string, max = 1_000_000) =>
  z.coerce
    .number(`must be a number of ${name}`)
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(max, `must be at most ${max}`);

const port = z.coerce
  .number('must be a port')
  .int('must be a port')
  .min(0, 'must be a port')
  .max(65_535, 'must be a port');

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));

/** `LinkedIn=https://…,Instagram=https://…` */
const socialLinks = z.string().transform((text, context) =>
  splitList(text).map((entry) => {
    const at = entry.indexOf('=');
    const [network, url] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    if (at < 1 || !/^https:\/\/\S+$/.test(url)) {
      context.addIssue('must look like LinkedIn=https://…,Instagram=https://…');
    }
    return { network, url };
  }),
);

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'must be a time zone such as America/Bogota');

const origins = z.string().transform((text, context) =>
  splitList(text).map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin !== entry) {
      context.addIssue('must be a list of origins such as https://app.example.com');
    }
    return entry;
  }),
);

/** How Express reads the caller's address: the number of proxies in front, or their addresses. */
const trustProxy = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text === 'false' ? false : text));

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: port.default(4000),
  HOST: z.string().optional(),
  BASE_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')
    .optional(),
  SEED_DEMO: flag.optional(),
  MONGOD: flag.default(false),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  REQUIRE_VERIFIED_EMAIL: flag.default(false),
  AUTH_HIDE_ACCOUNTS: flag.default(false),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Wiki empresarios <hola@localhost>'),
  INBOUND_MAIL_ADDRESS: z.email('must be an e-mail address').optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SOCIAL_LINKS: socialLinks.default([]),
  BILLING_URL: httpUrl.optional(),
  BILLING_TOKEN: z.string().optional(),
  BILLING_TIMEOUT_SECONDS: positive('seconds', 120).default(10),
  BILLING_CALLBACK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BILLING_SANDBOX_PORT: port.optional(),
  TAX_PERCENT: z.coerce
    .number('must be a percentage')
    .min(0, 'must be at least 0')
    .max(100, 'must be at most 100')
    .default(19),
  DISPLAY_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as USD')
    .default('USD'),
  TIME_ZONE: timeZone.default(standardTimeZone),
  ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: trustProxy.default(false),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
  MAX_IMAGE_MB: positive('megabytes', 100).default(10),
  MAX_FILE_MB: positive('megabytes', 100).default(25),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'is not a level')
    .default('info'),
  RATE_LIMITS: flag.default(true),
  SOCKETS_PER_ADDRESS: positive('sockets').default(200),
  SOCKETS_PER_ACCOUNT: positive('sockets').default(50),
  UPLOAD_MB_PER_DAY: positive('megabytes').default(1_000),
  UNUSED_UPLOAD_MB: positive('megabytes').default(300),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  DRAIN_DELAY_SECONDS: z.coerce
    .number('must be a number of seconds')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(300, 'must be at most 300')
    .default(0),
  SIGN_IN_ATTEMPTS_PER_ACCOUNT: positive('attempts').default(10),
  SIGN_IN_ATTEMPTS_PER_ADDRESS: positive('attempts').default(50),
  SIGN_INS_PER_MINUTE: positive('sign-ins').default(30),
  SIGN_IN_WINDOW_SECONDS: positive('seconds', 86_400).default(900),
});

/** An S3-compatible file storage. */
export interface S3Config {
  /** The service's address; null for Amazon's of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** Null leaves it to what the machine provides: a role, a profile. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** The service's address as browsers reach it, when that is another one. */
  readonly publicUrl: string | null;
}

/** The settings of this process, read once and frozen. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly production: boolean;
  readonly port: number;
  /** The interface to listen on; undefined for all. Outside production only this machine's own, unless set. */
  readonly host: string | undefined;
  /** Public address without a trailing slash. */
  readonly baseUrl: string;
  /** Absolute folder of everything kept on this machine. */
  readonly dataDir: string;
  /** The database's address; null when an own engine is to be started. */
  readonly mongodbUrl: string | null;
  /** Whether to write the demonstration; null for only into an empty database of one's own, outside production. */
  readonly seedDemo: boolean | null;
  /** Whether the own engine is a real mongod. */
  readonly useMongod: boolean;
  /** Signs access tokens and list cursors. */
  readonly jwtSecret: string;
  readonly requireVerifiedEmail: boolean;
  /** Whether sign-in hides if an account exists. */
  readonly hideAccounts: boolean;
  /** The SMTP server; null keeps mail in the local outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where answers to the mails of customer service go; null when they come back nowhere. */
  readonly inboundMailAddress: string | null;
  /** Signs what arrives there; without it none is believed. */
  readonly inboundMailSecret: string | null;
  /** Whether /dev/mail is served: outside production and without SMTP. */
  readonly hasDevelopmentMailbox: boolean;
  /** The billing service, without a trailing slash; null when there is none. */
  readonly billingUrl: string | null;
  /** The bearer token of every call to it. */
  readonly billingToken: string | null;
  /** How long a call to it may take. */
  readonly billingTimeoutSeconds: number;
  /** Signs its callbacks; without it none is believed. */
  readonly billingCallbackSecret: string | null;
  /**
   * The port of the sandbox that stands in for a missing billing service; 0 takes a free one. Null
   * for no sandbox: in production it is started only where its port is set.
   */
  readonly billingSandboxPort: number | null;
  /** Tax on every plan, in percent. */
  readonly taxPercent: number;
  /** ISO 4217 code of the currency plans are shown in. */
  readonly displayCurrency: string;
  /** Where days begin and end in statistics and lists, such as `America/Bogota`. */
  readonly timeZone: string;
  readonly socialLinks: readonly { network: string; url: string }[];
  /** Where files are kept; null for the data folder. */
  readonly s3: S3Config | null;
  /** The largest uploads, in bytes. */
  readonly fileLimits: { readonly imageBytes: number; readonly otherBytes: number };
  /** Other origins whose pages may call the API with credentials. */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  /** False only for benchmarks and tests of other things. */
  readonly rateLimits: boolean;
  /** Open sockets of a process: of visitors of one network, and of one account. */
  readonly socketLimits: { readonly perAddress: number; readonly perAccount: number };
  /** What a person may upload: bytes a day, and bytes that nothing uses. */
  readonly uploadLimits: { readonly bytesPerDay: number; readonly unusedBytes: number };
  /** Whom to tell of a vulnerability, as `mailto:` or an https address; null says nothing. */
  readonly securityContact: string | null;
  /** How long readiness says no before the port closes, so that load balancers notice. */
  readonly drainDelaySeconds: number;
  readonly signInLimits: {
    readonly perAccount: number;
    readonly perAddress: number;
    /** Right ones count, too: passwords cost time to compare. */
    readonly perMinute: number;
    readonly windowSeconds: number;
  };
}

/** What is wrong with the environment, one line per variable and never a value. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** The file with the settings of this checkout. */
const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));

/**
 * The environment of this process, with what the file `.env` adds to it: what is set already counts.
 * `ENV_FILE` names another file; empty, it names none.
 * @throws ConfigError when the file it names cannot be read.
 */
function ownEnvironment(): Record<string, string | undefined> {
  const named = process.env.ENV_FILE;
  const file = named ?? envFile;
  if (file === '' || (named === undefined && !existsSync(file))) return process.env;
  try {
    const set = Object.entries(process.env).filter(([, value]) => value);
    return { ...parseEnv(readFileSync(file, 'utf8')), ...Object.fromEntries(set) };
  } catch {
    throw new ConfigError(['ENV_FILE must be a file that can be read']);
  }
}

/**
 * Reads the settings. Variables that are empty count as absent.
 * @throws ConfigError naming every variable at fault.
 */
export function loadConfig(
  environment: Record<string, string | undefined> = ownEnvironment(),
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = variables.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );
  if (given.NODE_ENV === 'production' && !given.JWT_SECRET) {
    problems.push('JWT_SECRET is required in production');
  }
  if (given.BILLING_URL && !given.BILLING_TOKEN) {
    problems.push('BILLING_TOKEN is required with BILLING_URL');
  }
  if (given.INBOUND_MAIL_ADDRESS && !given.INBOUND_MAIL_SECRET) {
    problems.push('INBOUND_MAIL_SECRET is required with INBOUND_MAIL_ADDRESS');
  }
  if (given.S3_ENDPOINT && !given.S3_BUCKET) {
    problems.push('S3_BUCKET is required with S3_ENDPOINT');
  }
  if (Boolean(given.S3_ACCESS_KEY_ID) !== Boolean(given.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together or not at all');
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);

  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR);
  return deepFreeze<Config>({
    environment: env.NODE_ENV,
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? undefined : '127.0.0.1'),
    baseUrl: env.BASE_URL ?? `http://localhost:${env.PORT}`,
    dataDir,
    mongodbUrl: env.MONGODB_URL ?? null,
    seedDemo: env.SEED_DEMO ?? (production || env.MONGODB_URL ? false : null),
    useMongod: env.MONGOD,
    jwtSecret: env.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret'),
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    hideAccounts: env.AUTH_HIDE_ACCOUNTS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    inboundMailAddress: env.INBOUND_MAIL_ADDRESS ?? null,
    inboundMailSecret: env.INBOUND_MAIL_SECRET ?? null,
    hasDevelopmentMailbox: !production && !env.SMTP_URL,
    billingUrl: env.BILLING_URL ?? null,
    billingToken: env.BILLING_TOKEN ?? null,
    billingTimeoutSeconds: env.BILLING_TIMEOUT_SECONDS,
    billingCallbackSecret: env.BILLING_CALLBACK_SECRET ?? null,
    billingSandboxPort: env.BILLING_SANDBOX_PORT ?? (production ? null : portBeside(env.PORT)),
    taxPercent: env.TAX_PERCENT,
    displayCurrency: env.DISPLAY_CURRENCY,
    timeZone: env.TIME_ZONE,
    socialLinks: env.SOCIAL_LINKS,
    s3: s3ConfigOf(env),
    fileLimits: {
      imageBytes: env.MAX_IMAGE_MB * megabyte,
      otherBytes: env.MAX_FILE_MB * megabyte,
    },
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS,
    socketLimits: { perAddress: env.SOCKETS_PER_ADDRESS, perAccount: env.SOCKETS_PER_ACCOUNT },
    uploadLimits: {
      bytesPerDay: env.UPLOAD_MB_PER_DAY * megabyte,
      unusedBytes: env.UNUSED_UPLOAD_MB * megabyte,
    },
    securityContact: env.SECURITY_CONTACT ?? null,
    drainDelaySeconds: env.DRAIN_DELAY_SECONDS,
    signInLimits: {
      perAccount: env.SIGN_IN_ATTEMPTS_PER_ACCOUNT,
      perAddress: env.SIGN_IN_ATTEMPTS_PER_ADDRESS,
      perMinute: env.SIGN_INS_PER_MINUTE,
      windowSeconds: env.SIGN_IN_WINDOW_SECONDS,
    },
  });
}

/** Each server's sandbox gets a port of its own without being told. */
function portBeside(serverPort: number): number {
  return serverPort === 0 ? 0 : (serverPort + 10) % 65_536;
}

function s3ConfigOf(env: z.output<typeof variables>): S3Config | null {
  if (!env.S3_BUCKET) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    publicUrl: env.S3_PUBLIC_URL ?? null,
  };
}

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
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    if (!existsSync(file)) createSecret(dataDir, file);
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(['DATA_DIR must be a folder this process may write to']);
  }
}

function createSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
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

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (part !== null && typeof part === 'object') deepFreeze(part as object);
  }
  return Object.freeze(value);
}
