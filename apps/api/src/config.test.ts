import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, sandboxSecrets } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'wiki-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = 'x'.repeat(40);

test('the defaults need nothing but a folder', () => {
  const config = loadConfig({ DATA_DIR: folder });
  expect(config).toMatchObject({
    port: 4000,
    production: false,
    baseUrl: 'http://localhost:4000',
    mongodbUrl: null,
    hasDevelopmentMailbox: true,
    rateLimits: true,
    billingUrl: null,
    billingTimeoutSeconds: 10,
    billingSandboxPort: 4010,
    taxPercent: 19,
    displayCurrency: 'USD',
  });
  expect(Object.isFrozen(config) && Object.isFrozen(config.signInLimits)).toBe(true);
});

test('the secret is created once, for its owner only', () => {
  const first = loadConfig({ DATA_DIR: folder }).jwtSecret;
  expect(first).toBe(loadConfig({ DATA_DIR: folder }).jwtSecret);
  const file = join(folder, 'jwt-secret');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('production demands a secret and serves no development mailbox', () => {
  const production = { NODE_ENV: 'production', DATA_DIR: folder };
  expect(() => loadConfig(production)).toThrow('JWT_SECRET is required in production');
  expect(loadConfig({ ...production, JWT_SECRET: secret }).hasDevelopmentMailbox).toBe(false);
});

test('with SMTP there is no development mailbox', () => {
  const config = loadConfig({ DATA_DIR: folder, SMTP_URL: 'smtp://mail.example.com' });
  expect(config.hasDevelopmentMailbox).toBe(false);
});

test('the sandbox of billing has a port beside the one of the server', () => {
  const portOf = (environment: Record<string, string>) =>
    loadConfig({ DATA_DIR: folder, ...environment }).billingSandboxPort;
  expect(portOf({ PORT: '5100' })).toBe(5110);
  expect(portOf({ PORT: '0' })).toBe(0);
  expect(portOf({ PORT: '5100', BILLING_SANDBOX_PORT: '6000' })).toBe(6000);
});

test('the sandbox of billing is for trying out: in production it has a port only when one is set', () => {
  const production = { NODE_ENV: 'production', DATA_DIR: folder, JWT_SECRET: 'x'.repeat(32) };
  expect(loadConfig(production).billingSandboxPort).toBeNull();
  expect(loadConfig({ ...production, BILLING_SANDBOX_PORT: '6000' }).billingSandboxPort).toBe(6000);
});

test('a sandbox of billing has secrets of its own, kept unless they are set', () => {
  const config = loadConfig({ DATA_DIR: folder });
  const { token, callbackSecret } = sandboxSecrets(config);
  expect(sandboxSecrets(config)).toEqual({ token, callbackSecret });
  expect(new Set([token, callbackSecret, config.jwtSecret]).size).toBe(3);
  for (const name of ['billing-token', 'billing-callback-secret']) {
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
  const set = { ...config, billingToken: 'abc', billingCallbackSecret: secret };
  expect(sandboxSecrets(set)).toEqual({ token: 'abc', callbackSecret: secret });
});

test('a billing service is called with a token', () => {
  const service = { DATA_DIR: folder, BILLING_URL: 'https://billing.example.com/' };
  expect(() => loadConfig(service)).toThrow('BILLING_TOKEN is required with BILLING_URL');
  expect(loadConfig({ ...service, BILLING_TOKEN: 'abc' })).toMatchObject({
    billingUrl: 'https://billing.example.com',
    billingToken: 'abc',
    billingCallbackSecret: null,
  });
});

describe('the storage of files', () => {
  test('is the data folder unless there is a bucket', () => {
    const config = loadConfig({ DATA_DIR: folder });
    expect(config.s3).toBeNull();
    expect(config.fileLimits).toEqual({ imageBytes: 10_000_000, otherBytes: 25_000_000 });
    expect(loadConfig({ DATA_DIR: folder, S3_BUCKET: 'files' }).s3).toEqual({
      endpoint: null,
      region: 'us-east-1',
      bucket: 'files',
      credentials: null,
      publicUrl: null,
    });
  });

  test.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET is required'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a' }, 'given together'],
    [{ MAX_FILE_MB: '0' }, 'MAX_FILE_MB'],
  ])('%j is refused', (environment, problem) => {
    expect(() => loadConfig({ DATA_DIR: folder, ...environment })).toThrow(problem);
  });
});

describe('what is wrong', () => {
  const wrong = {
    PORT: '70000',
    BASE_URL: 'ftp://example.com',
    MONGODB_URL: 'postgres://user:hunter2@db',
    JWT_SECRET: 'hunter2',
    SEED_DEMO: 'perhaps',
    SOCIAL_LINKS: 'LinkedIn',
    ALLOWED_ORIGINS: 'https://a.example.com/path',
    LOG_LEVEL: 'loud',
    BILLING_URL: 'billing.example.com',
    BILLING_TIMEOUT_SECONDS: '0',
    BILLING_CALLBACK_SECRET: 'hunter2',
    BILLING_SANDBOX_PORT: '-1',
    TAX_PERCENT: '101',
    DISPLAY_CURRENCY: 'dollars',
    RATE_LIMITS: 'maybe',
    SIGN_IN_WINDOW_SECONDS: '-1',
  };

  test('every variable at fault is named, without its value', () => {
    const failure = (() => {
      try {
        loadConfig({ DATA_DIR: folder, ...wrong });
        return null;
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toBeInstanceOf(ConfigError);
    const { message } = failure as ConfigError;
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toContain('hunter2');
  });

  test('a folder that cannot be written is said plainly', () => {
    // Below a file; Node does not come back from making a folder below /proc.
    const impossible = join(import.meta.filename, 'below');
    expect(() => loadConfig({ DATA_DIR: impossible })).toThrow(ConfigError);
  });
});

test('lists are read part by part', () => {
  const config = loadConfig({
    DATA_DIR: folder,
    SOCIAL_LINKS: 'LinkedIn=https://l.example.com/a?b=c, Instagram=https://i.example.com',
    ALLOWED_ORIGINS: 'https://a.example.com,http://localhost:3000',
    BASE_URL: 'https://wiki.example.com/',
  });
  expect(config.socialLinks).toEqual([
    { network: 'LinkedIn', url: 'https://l.example.com/a?b=c' },
    { network: 'Instagram', url: 'https://i.example.com' },
  ]);
  expect(config.allowedOrigins).toEqual(['https://a.example.com', 'http://localhost:3000']);
  expect(config.baseUrl).toBe('https://wiki.example.com');
});
