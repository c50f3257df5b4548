import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { spawnEngine } from './spawn.ts';

describe('an engine that is killed', () => {
  it('has every acknowledged write after the restart, and transactions whole or not at all', async () => {
    const dbPath = await mkdtemp(join(tmpdir(), 'embedded-mongo-crash-'));
    const acknowledged = new Set<number>();
    const committed = new Set<number>();
    let number = 0;
    for (let round = 0; round < 2; round++) {
      const engine = await spawnEngine({ dbPath });
      const client = await MongoClient.connect(engine.uri, { serverSelectionTimeoutMS: 300 });
      const docs = client.db('d').collection<{ _id: number; twin?: number }>('c');
      await docs.createIndex({ twin: 1 });
      const state = { stopped: false };
      const target = acknowledged.size + 100;
      const insertOnAndOn = async (): Promise<void> => {
        while (!state.stopped) {
          const id = number++;
          try {
            await docs.insertOne({ _id: id });
            acknowledged.add(id);
          } catch {
            return;
          }
        }
      };
      const commitOnAndOn = async (): Promise<void> => {
        const session = client.startSession();
        while (!state.stopped) {
          const id = 1_000_000 + number++;
          try {
            session.startTransaction();
            await docs.insertOne({ _id: id, twin: id }, { session });
            await docs.insertOne({ _id: -id, twin: id }, { session });
            await session.commitTransaction();
            committed.add(id);
          } catch {
            break;
          }
        }
        await session.endSession().catch(() => undefined);
      };
      const work = [insertOnAndOn(), insertOnAndOn(), insertOnAndOn(), commitOnAndOn()];
      while (acknowledged.size < target) await new Promise((resolve) => setImmediate(resolve));
      engine.kill();
      state.stopped = true;
      await Promise.all(work);
      await client.close();
    }
    const engine = await spawnEngine({ dbPath });
    const client = await MongoClient.connect(engine.uri);
    const docs = client.db('d').collection<{ _id: number; twin?: number }>('c');
    const found = new Set((await docs.find().toArray()).map((doc) => doc._id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
    expect([...committed].filter((id) => !found.has(id) || !found.has(-id))).toEqual([]);
    const pairs = await docs.find({ twin: { $exists: true } }).toArray();
    expect(pairs.filter((doc) => !found.has(-doc._id))).toEqual([]);
    for (const doc of pairs.slice(0, 20)) {
      expect(await docs.countDocuments({ twin: doc.twin as number })).toBe(2);
    }
    await client.close();
    await engine.stop();
    await rm(dbPath, { recursive: true, force: true });
  });
});
