import { type Collection, type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EmbeddedMongo, type StartOptions, start } from '../server/server.ts';

/** A client on a fresh engine, and a collection of its own for every test. */
export interface Harness {
  readonly engine: EmbeddedMongo;
  readonly client: MongoClient;
  readonly db: Db;
  readonly docs: Collection;
}

/** Starts an engine for the tests of one file. */
export function useEngine(options: StartOptions = {}): Harness {
  let engine: EmbeddedMongo;
  let client: MongoClient;
  let counter = 0;
  beforeAll(async () => {
    engine = await start({ durability: 'relaxed', ...options });
    client = await MongoClient.connect(engine.uri);
  });
  beforeEach(() => {
    counter++;
  });
  afterAll(async () => {
    await client.close();
    await engine.stop();
  });
  return {
    get engine() {
      return engine;
    },
    get client() {
      return client;
    },
    get db() {
      return client.db('tests');
    },
    get docs() {
      return client.db('tests').collection(`docs${counter}`);
    },
  };
}

/** The server error a promise fails with; fails the test when it does not. */
export async function errorOf(
  promise: Promise<unknown>,
): Promise<{ code: number; message: string } & Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as { code: number; message: string } & Record<string, unknown>;
  }
  throw new Error('Expected the operation to fail');
}

/** One field of every document. */
export function pluck(docs: readonly Record<string, unknown>[], field: string): unknown[] {
  return docs.map((doc) => doc[field]);
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>, ms = 5000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition did not come true in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
