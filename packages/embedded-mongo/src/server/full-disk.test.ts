import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { start } from './server.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** An engine whose files cannot grow beyond 2 MB, as on a disk that is full. */
async function startOnFullDisk(folder: string): Promise<{ uri: string; stop(): Promise<void> }> {
  const command = `trap '' XFSZ; ulimit -f 2000; exec "$0" "$@"`;
  const args = ['-c', command, process.execPath, main, '--db-path', folder];
  const child = spawn('bash', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { uri } = JSON.parse(line) as { uri: string };
  const stop = async (): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { uri, stop };
}

it('keeps memory and disk agreed when the disk is full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-full-'));
  const full = await startOnFullDisk(folder);
  const client = await MongoClient.connect(full.uri, { retryWrites: false });
  const acknowledged: string[] = [];
  let refused = 0;
  for (let n = 0; refused < 5; n++) {
    const name = `c${n % 7}-${refused}`;
    try {
      await client.db('d').collection(name).createIndex({ list: 1 });
      await client
        .db('d')
        .collection<{ _id: string }>(name)
        .insertOne({
          _id: `${n}`,
          list: [1, 2, 3],
          text: 'x'.repeat(20_000),
        } as { _id: string });
      acknowledged.push(`${name} ${n}`);
    } catch {
      refused++;
    }
  }
  const seen = async (from: MongoClient): Promise<unknown> => {
    const collections = await from.db('d').collections();
    const contents = await Promise.all(
      collections.map(async (each) => {
        const docs = await each.find({ list: 1 }).toArray();
        return docs.map((doc) => `${each.collectionName} ${String(doc._id)}`);
      }),
    );
    return {
      names: collections.map((each) => each.collectionName).toSorted(),
      docs: contents.flat().toSorted(),
    };
  };
  const before = await seen(client);
  expect(before).toMatchObject({ docs: acknowledged.toSorted() });
  await client.close();
  await full.stop();

  const engine = await start({ dbPath: folder });
  const again = await MongoClient.connect(engine.uri);
  expect(await seen(again)).toEqual(before);
  await again.db('d').collection('after').insertOne({ n: 1 });
  await again.close();
  await engine.stop();
  await rm(folder, { recursive: true });
});
