import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type SpawnedEngine, spawnEngine } from '@wiki/embedded-mongo';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { measureInserts } from '../durable-inserts.ts';
import { median, quantile } from '../load.ts';
import { cpuMilliseconds, ownMemoryBytes, pinProcess, pinThisProcess } from '../processes.ts';
import { printTable } from '../table.ts';
import { documentOf, perSecond } from '../stored-documents.ts';

// As `npm start` starts it: built with the server.
const program = resolve(import.meta.dirname, '../../../apps/api/dist/engine-process.js');

const rounds = 5;
const pointReads = 8_000;

/** Measures the engine: durable inserts, point reads, groups of a collection, its start, its memory. */
export async function measureEngine(folder: string, documents: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const dbPath = join(folder, 'engine');
  pinThisProcess(1);
  const engine = await startEngine(dbPath);
  const client = await MongoClient.connect(engine.uri);
  try {
    const collection = client.db('bench').collection('documents');
    for (let from = 0; from < documents; from += 5_000) {
      const size = Math.min(5_000, documents - from);
      await collection.insertMany(Array.from({ length: size }, (_, i) => documentOf(from + i)));
    }
    await measureInserts(join(folder, 'bare'), client);
    printTable(
      `The engine, over ${documents} documents`,
      ['', ''],
      await measureReads(engine, collection, documents),
    );
  } finally {
    await client.close();
    await engine.stop();
  }
  printTable(
    `The engine, started on ${documents} documents`,
    ['', ''],
    [['to the first document read', await timeToFirstRead(dbPath)]],
  );
}

async function startEngine(dbPath: string): Promise<SpawnedEngine> {
  const engine = await spawnEngine({ dbPath, program });
  pinProcess(engine.pid, 0);
  return engine;
}

async function measureReads(
  engine: SpawnedEngine,
  collection: Collection,
  documents: number,
): Promise<string[][]> {
  const read = (i: number): Promise<unknown> =>
    collection.findOne({ _id: (i * 7919) % documents } as Document);
  const cpu = (): number => cpuMilliseconds(engine.pid) ?? Number.NaN;
  const beforeReads = cpu();
  const reads = await perSecond(32, pointReads, read);
  // What a core gives to others while it waits is not the engine's.
  const perCore = (pointReads * 1000) / (cpu() - beforeReads);
  const day = { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Europe/Madrid' } };
  const byStatus = await cpuOfGroup(collection, '$status', cpu);
  const byDay = await cpuOfGroup(collection, day, cpu);
  const meanwhile = await readsDuringGroups(collection, day, read);
  const memory = (ownMemoryBytes(engine.pid) ?? Number.NaN) / 2 ** 20;
  return [
    ['point reads, 32 callers', `${reads.toFixed(0)}/s`],
    ['point reads for a second of the engine’s CPU', perCore.toFixed(0)],
    ['CPU of grouping by status', `${byStatus.toFixed(0)} ms`],
    ['CPU of grouping by day in a zone', `${byDay.toFixed(0)} ms`],
    ['p99 of point reads during groups by day', `${meanwhile.toFixed(1)} ms`],
    ['memory afterwards, without mapped files', `${memory.toFixed(0)} MB`],
  ];
}

const groupBy = (collection: Collection, id: unknown): Promise<unknown> =>
  collection.aggregate([{ $group: { _id: id, n: { $sum: 1 } } }]).toArray();

async function cpuOfGroup(collection: Collection, id: unknown, cpu: () => number): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = cpu();
    await groupBy(collection, id);
    taken.push(cpu() - before);
  }
  return median(taken);
}

/** What ninety-nine of a hundred reads, one after the other, take at most while the collection is grouped. */
async function readsDuringGroups(
  collection: Collection,
  id: unknown,
  read: (i: number) => Promise<unknown>,
): Promise<number> {
  const taken: number[] = [];
  const grouping = new AbortController();
  const reading = (async () => {
    for (let i = 0; !grouping.signal.aborted; i++) {
      const started = performance.now();
      await read(i);
      taken.push(performance.now() - started);
    }
  })();
  for (let round = 0; round < rounds; round++) await groupBy(collection, id);
  grouping.abort();
  await reading;
  return quantile(taken, 0.99);
}

async function timeToFirstRead(dbPath: string): Promise<string> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const engine = await startEngine(dbPath);
    const client = await MongoClient.connect(engine.uri);
    await client.db('bench').collection('documents').findOne();
    taken.push(performance.now() - started);
    await client.close();
    await engine.stop();
  }
  return `${median(taken).toFixed(0)} ms`;
}
