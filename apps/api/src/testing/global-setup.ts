import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnEngine } from '@wiki/embedded-mongo';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database server of this run; every test file takes a database of its own. */
    mongoUri: string;
    /** Whether that server copies whole databases: the embedded engine does. */
    copiesDatabases: boolean;
    /** Folder of this run, for what several test files read. */
    sharedFolder: string;
  }
}

/** Starts one database server for the run: the embedded engine, or a real mongod with MONGOD=1. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.MONGOD === '1') return startMongod(project);
  const folder = await mkdtemp(join(tmpdir(), 'wiki-engine-'));
  const engine = await spawnEngine({ dbPath: join(folder, 'db'), durability: 'relaxed' });
  project.provide('mongoUri', engine.uri);
  project.provide('copiesDatabases', true);
  project.provide('sharedFolder', folder);
  return async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function startMongod(project: TestProject): Promise<() => Promise<void>> {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
  const server = await MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger' },
  });
  project.provide('mongoUri', server.getUri());
  project.provide('copiesDatabases', false);
  return async () => {
    await server.stop();
  };
}
