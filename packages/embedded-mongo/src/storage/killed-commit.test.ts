import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uriOf } from '../server/uri.ts';
import { faultsOf } from '../testing/consistency.ts';
import { Environment } from './environment.ts';

const script = fileURLToPath(new URL('../testing/killed-engine.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Victim {
  child: ChildProcess;
  client: MongoClient;
  /** Lets so many steps of the coming commits happen, then kills the process. */
  arm(steps: number): Promise<void>;
}

async function startVictim(): Promise<Victim> {
  const child = fork(script, [folder]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const client = await MongoClient.connect(uriOf(port), {
    retryWrites: false,
    serverSelectionTimeoutMS: 500,
  });
  const arm = async (steps: number): Promise<void> => {
    child.send(steps);
    await once(child, 'message');
  };
  return { child, client, arm };
}

describe('a process killed at any step of a commit', () => {
  it('has transactions whole or not at all, and everything that was acknowledged', async () => {
    const acknowledged: number[] = [];
    let victim = await startVictim();
    await victim.client.db('d').collection('c').createIndex({ list: 1, n: 1 });
    for (let step = 0, survived = false; !survived; step++) {
      const { client, child } = victim;
      const docs = client.db('d').collection<{ _id: number; n: number; list: number[] }>('c');
      const session = client.startSession();
      await victim.arm(step);
      session.startTransaction();
      await docs.insertOne({ _id: step, n: step, list: [1, 2, 3] }, { session });
      await docs.insertOne({ _id: -1 - step, n: step, list: [] }, { session });
      await docs.deleteOne({ _id: step - 1 }, { session });
      const ended = once(child, 'exit');
      survived = await session.commitTransaction().then(
        () => true,
        () => false,
      );
      if (survived) acknowledged.push(step);
      await session.endSession().catch(() => undefined);
      await client.close();
      if (survived) child.disconnect();
      await ended;

      const env = new Environment(folder, 'flushed');
      expect(faultsOf(env)).toEqual([]);
      await env.close();
      victim = await startVictim();
      const found = await victim.client.db('d').collection<{ _id: number }>('c').find().toArray();
      const ids = new Set(found.map((doc) => doc._id));
      expect(ids.has(step)).toBe(ids.has(-1 - step));
      expect(ids.has(step)).toBe(survived);
    }
    expect(acknowledged).toHaveLength(1);
    await victim.client.close();
    victim.child.disconnect();
    await once(victim.child, 'exit');
  });
});
