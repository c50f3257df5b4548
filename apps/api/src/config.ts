import { resolve } from 'node:path';
import { megabyte } from '@wiki/domain';
import type { z } from 'zod';
import { ConfigError } from './config/config-error.ts';
import { ownEnvironment } from './config/environment.ts';
import { keptSecret } from './config/kept-secrets.ts';
import type { Config, S3Config } from './config/settings.ts';
import { variables } from './config/variables.ts';

export { ConfigError } from './config/config-error.ts';
export { databasePassword, sandboxSecrets } from './config/kept-secrets.ts';
export type { Config, S3Config } from './config/settings.ts';

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
    problems.push('JWT_SECRET is required in production: openssl rand -base64 48 makes one');
  }
  if (given.BILLING_URL && !given.BILLING_TOKEN) {
    problems.push('BILLING_TOKEN is required with BILLING_URL');
  }
  if (given.INBOUND_MAIL_ADDRESS && !given.INBOUND_MAIL_SECRET) {
    problems.push('INBOUND_MAIL_SECRET is required with INBOUND_MAIL_ADDRESS');
  }
  if (given.METRICS_PORT && !given.METRICS_TOKEN) {
    problems.push('METRICS_TOKEN is required with METRICS_PORT');
  }
  if (Boolean(given.TLS_CERT) !== Boolean(given.TLS_KEY)) {
    problems.push('TLS_CERT and TLS_KEY are given together or not at all');
  }
  if (given.TLS_REDIRECT_PORT && !given.TLS_CERT) {
    problems.push('TLS_CERT is required with TLS_REDIRECT_PORT');
  }
  if (given.SEARCH_INDEX === 'database' && !given.MONGODB_URL) {
    problems.push(
      'MONGODB_URL is required with SEARCH_INDEX=database: the embedded engine does not search',
    );
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
    baseUrl: env.BASE_URL ?? `${env.TLS_CERT ? 'https' : 'http'}://localhost:${env.PORT}`,
    tls: tlsConfigOf(env),
    dataDir,
    mongodbUrl: env.MONGODB_URL ?? null,
    seedDemo: env.SEED_DEMO ?? (production || env.MONGODB_URL ? false : null),
    useMongod: env.MONGOD,
    jwtSecret: env.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret'),
    formerSecrets: env.JWT_SECRET_FORMER,
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
    isBillingSandbox: false,
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
    metrics: metricsConfigOf(env),
    tracing: tracingConfigOf(env),
    linkPreviews: env.LINK_PREVIEWS,
    trustedDocuments: { files: env.TRUSTED_DOCUMENTS, only: env.TRUSTED_DOCUMENTS_ONLY },
    rateLimits: env.RATE_LIMITS,
    socketLimits: { perAddress: env.SOCKETS_PER_ADDRESS, perAccount: env.SOCKETS_PER_ACCOUNT },
    uploadLimits: {
      bytesPerDay: env.UPLOAD_MB_PER_DAY * megabyte,
      unusedBytes: env.UNUSED_UPLOAD_MB * megabyte,
    },
    scanCommand: env.SCAN_COMMAND ?? null,
    searchIndex: env.SEARCH_INDEX,
    hasExplorer: env.EXPLORER,
    hasSandbox: !production && env.SANDBOX,
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

function tlsConfigOf(env: z.output<typeof variables>): Config['tls'] {
  const { TLS_CERT: certificate, TLS_KEY: key, TLS_REDIRECT_PORT: redirectPort = null } = env;
  return certificate === undefined || key === undefined ? null : { certificate, key, redirectPort };
}

function tracingConfigOf(env: z.output<typeof variables>): Config['tracing'] {
  const { TRACES_URL: url, TRACES_HEADERS: headers = {}, TRACES_SHARE: share } = env;
  return url === undefined ? null : { url, headers, share };
}

function metricsConfigOf(env: z.output<typeof variables>): Config['metrics'] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = env;
  return port === undefined || token === undefined ? null : { port, host, token };
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

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (part !== null && typeof part === 'object') deepFreeze(part as object);
  }
  return Object.freeze(value);
}
