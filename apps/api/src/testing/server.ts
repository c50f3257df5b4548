import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { inject } from 'vitest';
import { type Config, loadConfig } from '../config.ts';
import { acceptFirstPrices } from '../modules/billing/index.ts';
import { openDatabase, type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { watchLogs } from './logs.ts';
import { copyTemplate } from './template.ts';

/** A server of a test file, with a database of its own. */
export interface TestServer extends RunningServer {
  config: Config;
  /** Stops the server, drops its database and removes its data folder. */
  stop(onDrained?: () => void): Promise<void>;
}

/** What a test changes of the server. */
export interface TestServerOptions extends ServerOptions {
  config?: Partial<Config>;
}

/** When each database was named, in milliseconds of `performance.now()`. */
const namedAt = new Map<string, number>();

/** The address of a database nobody else uses. */
export function freshDatabaseUrl(): string {
  const uri = new URL(inject('mongoUri'));
  uri.pathname = `/test-${randomBytes(6).toString('hex')}`;
  namedAt.set(uri.href, performance.now());
  return uri.href;
}

/** How far back a database has changes, in seconds: those before are of other tests, and all are read. */
function ageOf(databaseUrl: string): number {
  const since = namedAt.get(databaseUrl);
  return since === undefined ? 60 : Math.ceil((performance.now() - since) / 1_000) + 1;
}

/**
 * The settings of a test server; settings may be changed one by one. Limits are off where they are not
 * what is tested: all tests ask from one address, and a quick machine would use up what it may.
 */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: join(tmpdir(), `wiki-test-${randomBytes(6).toString('hex')}`),
    MONGODB_URL: freshDatabaseUrl(),
    JWT_SECRET: 'a secret for tests that nobody else uses',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
  });
  return Object.freeze({ ...config, ...changes });
}

/** Starts a server on a free port, whose prices are set. Stop it in `afterAll`. */
export async function startTestServer({
  config: changes,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  watchLogs();
  const config = testConfig(changes);
  // Some modules alone have a shape of their own.
  if (!options.modules) await copyTemplate(String(config.mongodbUrl));
  const server = await startServer(config, {
    ...options,
    hub: { lookBackSeconds: ageOf(String(config.mongodbUrl)), ...options.hub },
    jobs: { firstDelayMilliseconds: 50, ...options.jobs },
  });
  await acceptFirstPrices(true);
  return {
    ...server,
    config: Object.freeze({ ...config, port: server.port, baseUrl: server.url }),
    async stop(onDrained) {
      await server.stop(onDrained);
      // Only now: what works in the background would meet a database that vanishes.
      const client = await mongoose.mongo.MongoClient.connect(String(config.mongodbUrl));
      await client.db().dropDatabase();
      await client.close();
      await rm(config.dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Writes into a database while no server works on it: nothing else changes it then, and no pictures
 * are made smaller, which takes most of the time of a demonstration.
 */
export async function fillUnserved<Result>(
  config: Config,
  fill: () => Promise<Result>,
): Promise<Result> {
  // What modules declare is known once a server was composed of them.
  await (await startServer(config)).stop();
  await openDatabase(String(config.mongodbUrl));
  try {
    return await fill();
  } finally {
    await mongoose.disconnect();
  }
}
