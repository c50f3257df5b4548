import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { spawnEngine } from './spawn.ts';

/** From now on the process can write no byte beyond the first of any file, or can again. */
const fillDisk = (pid: number, isFull: boolean): void => {
  const limit = isFull ? '1:unlimited' : 'unlimited';
  try {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}`], { stdio: 'ignore' });
  } catch (error) {
    // It may have ended by itself meanwhile; the one that follows gets its own limit.
    if (existsSync(`/proc/${pid}`)) throw error;
  }
};

// After the last step of a commit has failed, LMDB takes no transaction any more, and reads outside
// of one answer as if there were nothing: the engine has to end before anybody reads.
it.runIf(process.platform === 'linux')(
  'never answers that something is missing because its disk failed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-failed-'));
    let engine = await spawnEngine({ dbPath: folder });
    const { port } = engine;
    let isFull = false;
    let ended = 0;
    const over = new AbortController();
    const kept = (async () => {
      for (;;) {
        await engine.exited;
        if (over.signal.aborted) return;
        ended++;
        engine = await spawnEngine({ dbPath: folder, port });
        if (isFull) fillDisk(engine.pid, true);
      }
    })();
    const client = await MongoClient.connect(engine.uri);
    const db = client.db('d');
    await db.collection('texts').insertOne({ kind: 'TERMS', version: 1 });
    await db.collection('texts').createIndex({ kind: 1, version: -1 });

    let found = 0;
    const missing: unknown[] = [];
    const codes = new Set<unknown>();
    const reader = async () => {
      while (!over.signal.aborted) {
        try {
          const [text] = await db.collection('texts').find({ kind: 'TERMS' }).toArray();
          if (text?.['version'] === 1) found++;
          else missing.push(text ?? null);
        } catch (error) {
          if (error instanceof MongoServerError) codes.add(error.codeName);
        }
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const writer = async (name: string) => {
      while (!over.signal.aborted) {
        try {
          await db.collection(name).insertOne({ text: 'x'.repeat(9_000), list: [1, 2, 3] });
        } catch (error) {
          if (error instanceof MongoServerError) codes.add(error.codeName);
        }
      }
    };
    const all = [reader(), reader(), writer('a'), writer('b'), writer('c')];
    for (let round = 0; round < 6; round++) {
      isFull = !isFull;
      fillDisk(engine.pid, isFull);
      const before = { found, ended };
      // On a busy machine each that follows takes seconds to come: some that ended tell as much.
      const isEnough = () =>
        found - before.found > 150 || (found > before.found && ended - before.ended >= 4);
      await expect.poll(isEnough, { timeout: 60_000 }).toBe(true);
    }
    over.abort();
    await Promise.all(all);
    await client.close(true);
    await engine.stop();
    await kept;
    expect(missing).toEqual([]);
    expect(
      [...codes].filter((code) => code !== 'OutOfDiskSpace' && code !== 'FileStreamFailed'),
    ).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
