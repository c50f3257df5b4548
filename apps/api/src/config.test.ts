import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
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
  const fresh = join(folder, 'fresh');
  loadConfig({ DATA_DIR: fresh });
  expect(statSync(fresh).mode & 0o777).toBe(0o700);
});

test('production demands a secret and serves no development mailbox', () => {
  const production = { NODE_ENV: 'production', DATA_DIR: folder };
  expect(() => loadConfig(production)).toThrow('JWT_SECRET is required in production');
  expect(loadConfig({ ...production, JWT_SECRET: secret }).hasDevelopmentMailbox).toBe(false);
});

test('development listens on this machine only, unless it is told otherwise', () => {
  const hostOf = (environment: Record<string, string>) =>
    loadConfig({ DATA_DIR: folder, JWT_SECRET: secret, ...environment }).host;
  expect(hostOf({})).toBe('127.0.0.1');
  expect(hostOf({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(hostOf({ NODE_ENV: 'production' })).toBeUndefined();
  expect(hostOf({ NODE_ENV: 'production', HOST: '::1' })).toBe('::1');
});

test('the demonstration is for trying out: elsewhere it is written only where it is asked for', () => {
  const seedOf = (environment: Record<string, string>) =>
    loadConfig({ DATA_DIR: folder, JWT_SECRET: secret, ...environment }).seedDemo;
  const mongo = { MONGODB_URL: 'mongodb://localhost/wiki' };
  expect(seedOf({})).toBeNull();
  expect(seedOf({ SEED_DEMO: 'false' })).toBe(false);
  expect(seedOf(mongo)).toBe(false);
  expect(seedOf({ ...mongo, SEED_DEMO: 'true' })).toBe(true);
  expect(seedOf({ NODE_ENV: 'production' })).toBe(false);
  expect(seedOf({ NODE_ENV: 'production', SEED_DEMO: 'true' })).toBe(true);
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
  expect(loadConfig(production)).toMatchObject({ hasSandbox: false, hasExplorer: true });
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

test('figures are read by whoever has a token, on this machine unless it is told otherwise', () => {
  const metrics = { DATA_DIR: folder, METRICS_PORT: '9464' };
  expect(loadConfig({ DATA_DIR: folder }).metrics).toBeNull();
  expect(() => loadConfig(metrics)).toThrow('METRICS_TOKEN is required with METRICS_PORT');
  expect(loadConfig({ ...metrics, METRICS_TOKEN: secret }).metrics).toEqual({
    port: 9464,
    host: '127.0.0.1',
    token: secret,
  });
});

test.each([
  ['1', 1],
  ['false', false],
  ['10.0.0.1, 10.1.0.0/16', '10.0.0.1, 10.1.0.0/16'],
  ['loopback', 'loopback'],
])('TRUST_PROXY may be %s', (TRUST_PROXY, read) => {
  expect(loadConfig({ DATA_DIR: folder, TRUST_PROXY }).trustProxy).toBe(read);
});

test.each(['true', 'proxy.example.com', '10.0.0.1/x'])(
  'TRUST_PROXY may not be %s',
  (TRUST_PROXY) => {
    expect(() => loadConfig({ DATA_DIR: folder, TRUST_PROXY })).toThrow('TRUST_PROXY must be');
  },
);

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

describe('the file with the settings', () => {
  const read = (settings: string, environment: Record<string, string> = {}) => {
    const file = join(folder, 'env');
    writeFileSync(file, `DATA_DIR=${folder}\n${settings}`);
    for (const [name, value] of Object.entries({ ENV_FILE: file, ...environment })) {
      vi.stubEnv(name, value);
    }
    // Vite sets the first, to a path.
    for (const name of ['BASE_URL', 'DATA_DIR', 'TAX_PERCENT']) vi.stubEnv(name, undefined);
    return loadConfig();
  };
  afterEach(() => vi.unstubAllEnvs());

  test('adds to the environment, which counts first', () => {
    const config = read('PORT=5123\nTAX_PERCENT=7 # in Panama\n', { PORT: '5999' });
    expect([config.port, config.taxPercent]).toEqual([5999, 7]);
  });

  test('is said plainly when it was named and cannot be read', () => {
    vi.stubEnv('ENV_FILE', join(folder, 'missing'));
    expect(() => loadConfig()).toThrow('ENV_FILE must be a file that can be read');
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
