import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { open } from 'lmdb';
import { median } from './load.ts';
import { startServer } from './processes.ts';
import { printTable } from './table.ts';
import { documentOf, perSecond } from './stored-documents.ts';

const rounds = 9;

/**
 * Durable inserts, one by one and 32 at a time, in turns with bare LMDB in this process and with bare
 * LMDB behind a socket and the driver: the most that any server can reach.
 */
export async function measureInserts(folder: string, client: MongoClient): Promise<void> {
  const bare = open<Document, number>({ path: join(folder, 'inside'), overlappingSync: false });
  const peer = await startServer('peers/bare-storage.ts', {
    STORAGE_FOLDER: join(folder, 'behind'),
  });
  const { host } = new URL(peer.url);
  const stranger = await MongoClient.connect(`mongodb://${host}/?directConnection=true`);
  let next = 0;
  const insertInto = (each: MongoClient) => {
    const collection = each.db('bench').collection('inserts');
    return (): Promise<unknown> => collection.insertOne(documentOf(next++));
  };
  const [behind, ours] = [insertInto(stranger), insertInto(client)];
  const write = (): Promise<void> => {
    const i = next++;
    bare.transactionSync(() => void bare.put(i, documentOf(i)));
    return Promise.resolve();
  };
  const taken = { bare: [] as number[], behind: [] as number[], ours: [] as number[] };
  const many = { behind: [] as number[], ours: [] as number[] };
  try {
    await Promise.all([perSecond(32, 2_000, behind), perSecond(32, 2_000, ours)]);
    for (let round = 0; round < rounds; round++) {
      taken.bare.push(await perSecond(1, 300, write));
      taken.behind.push(await perSecond(1, 300, behind));
      taken.ours.push(await perSecond(1, 300, ours));
      many.behind.push(await perSecond(32, 3_000, behind));
      many.ours.push(await perSecond(32, 3_000, ours));
    }
  } finally {
    await stranger.close();
    await peer.stop();
    await bare.close();
  }
  const to = (own: number[], other: number[]): string =>
    `${median(own.map((rate, i) => rate / (other[i] ?? rate))).toFixed(2)} ×`;
  const row = (name: string, own: number[], behindSocket?: number[]): string[] => [
    name,
    `${median(own).toFixed(0)}/s`,
    to(own, taken.bare),
    behindSocket ? to(own, behindSocket) : '',
  ];
  printTable(
    'Durable inserts',
    ['', '', 'to bare LMDB', 'to it behind a socket'],
    [
      row('bare LMDB, one by one', taken.bare),
      row('bare LMDB behind a socket and the driver, one by one', taken.behind),
      row('the engine, one by one', taken.ours, taken.behind),
      row('bare LMDB behind a socket and the driver, 32 callers', many.behind),
      row('the engine, 32 callers', many.ours, many.behind),
    ],
  );
}
