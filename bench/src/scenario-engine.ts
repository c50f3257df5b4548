import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnEngine } from '@wiki/embedded-mongo';
import { open } from 'lmdb';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { median } from './load.ts';
import { cpuMilliseconds } from './processes.ts';
import { printTable } from './table.ts';

const rounds = 5;
const pointReads = 8_000;
const statuses = ['draft', 'published', 'sold', 'hidden', 'expired'];
const minute = 60_000;

const documentOf = (i: number): Document => ({
  _id: i,
  status: statuses[i % statuses.length],
  at: new Date(1_700_000_000_000 + i * minute),
  price: i / 7,
  title: `Listing number ${i}`,
  text: 'x'.repeat(400),
});

/** Measures the engine beside bare LMDB: durable inserts, point reads, and groups of a collection. */
export async function measureEngine(folder: string, documents: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const engine = await spawnEngine({ dbPath: join(folder, 'engine') });
  const client = await MongoClient.connect(engine.uri);
  const bare = open<Document, number>({ path: join(folder, 'bare'), overlappingSync: false });
  try {
    const collection = client.db('bench').collection('documents');
    for (let from = 0; from < documents; from += 5_000) {
      const size = Math.min(5_000, documents - from);
      await collection.insertMany(Array.from({ length: size }, (_, i) => documentOf(from + i)));
    }
    const inserts = await measureInserts(client.db('bench').collection('inserts'), (i) =>
      bare.transactionSync(() => void bare.put(i, documentOf(i))),
    );
    const cpu = (): number => cpuMilliseconds(engine.pid) ?? Number.NaN;
    const beforeReads = cpu();
    const reads = await perSecond(32, pointReads, (i) =>
      collection.findOne({ _id: (i * 7919) % documents } as Document),
    );
    // What a core gives to others while it waits is not the engine's.
    const perCore = (pointReads * 1000) / (cpu() - beforeReads);
    const group = (id: unknown): Promise<string> => cpuOf(collection, id, cpu);
    const day = { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Europe/Madrid' } };
    printTable(
      `The engine, over ${documents} documents`,
      ['', '', 'to bare LMDB'],
      [
        ...inserts,
        ['point reads, 32 callers', `${reads.toFixed(0)}/s`, ''],
        ['point reads for a second of the engine’s CPU', perCore.toFixed(0), ''],
        ['CPU of grouping by status', await group('$status'), ''],
        ['CPU of grouping by day in a zone', await group(day), ''],
      ],
    );
  } finally {
    await client.close();
    await engine.stop();
    await bare.close();
  }
}

/** Durable inserts, one by one and 32 at a time, in turns with bare LMDB writing one by one. */
async function measureInserts(
  collection: Collection,
  write: (i: number) => void,
): Promise<string[][]> {
  const taken = { bare: [] as number[], single: [] as number[], many: [] as number[] };
  let next = 0;
  const insert = (): Promise<unknown> => collection.insertOne(documentOf(next++));
  for (let round = 0; round < rounds; round++) {
    taken.bare.push(await perSecond(1, 300, () => Promise.resolve(write(next++))));
    taken.single.push(await perSecond(1, 300, insert));
    taken.many.push(await perSecond(32, 3_000, insert));
  }
  const ratio = (own: number[]): string =>
    `${median(own.map((rate, i) => rate / (taken.bare[i] ?? rate))).toFixed(2)} ×`;
  const row = (name: string, own: number[]): string[] => [
    name,
    `${median(own).toFixed(0)}/s`,
    ratio(own),
  ];
  return [
    row('durable writes of bare LMDB, one by one', taken.bare),
    row('durable inserts, one by one', taken.single),
    row('durable inserts, 32 callers', taken.many),
  ];
}

/** How many times a second something is done by callers that each wait for their answer. */
async function perSecond(
  callers: number,
  times: number,
  act: (i: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  const call = async (): Promise<void> => {
    while (next < times) await act(next++);
  };
  await Promise.all(Array.from({ length: callers }, call));
  return (times * 1000) / (performance.now() - started);
}

async function cpuOf(collection: Collection, id: unknown, cpu: () => number): Promise<string> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = cpu();
    await collection.aggregate([{ $group: { _id: id, n: { $sum: 1 } } }]).toArray();
    taken.push(cpu() - before);
  }
  return `${median(taken).toFixed(0)} ms`;
}
