import { setTimeout as delay } from 'node:timers/promises';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable } from '../table.ts';

const events = paced(10_000, 200);
/** So many people have seen a conversation: events of each keep their order. */
const people = Array.from({ length: 500 }, () => new ObjectId().toHexString());

/** Events that one consumer handles, and what tells that it did. */
interface Work {
  eventOf: (at: number) => object;
  done: { collection: string; filter: object };
}

/** What the audit log keeps: a record of each into one chain. */
const audited: Work = {
  eventOf: (at) => ({
    type: 'blacklist.changed',
    data: { entryId: String(at), change: 'added' },
  }),
  done: { collection: 'auditRecords', filter: {} },
};

/** What takes notifications of conversations off who has read them: each looks for some. */
const seen: Work = {
  eventOf: (at) => ({
    type: 'chat.seen',
    data: { chatId: String(at), userId: people[at % people.length], memberIds: [] },
  }),
  done: { collection: 'receipts', filter: { _id: /^seen-chats:/ } },
};

/**
 * Measures how fast consumers work off what one large act leaves: the audit log, which keeps the order
 * of all, and one that works in partitions, for which a second process then works, too.
 */
export async function measureEvents(
  server: RunningServer,
  uri: string,
  startAnother: () => Promise<RunningServer>,
): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    const db = client.db();
    const rows = [
      await workedOff('the audit log, in one order', [server], db, audited),
      await workedOff('conversations seen, in partitions', [server], db, seen),
    ];
    const both = [server, await startAnother()];
    await untilShared(db);
    // The other one is new, and runs what it has compiled by then.
    await workedOff('', both, db, seen);
    rows.push(await workedOff('the same, by two processes', both, db, seen));
    printTable(
      `${events} events at once, worked off by a consumer`,
      ['', 'events a second', "servers' CPU for each"],
      rows,
    );
  } finally {
    await client.close();
  }
}

async function workedOff(
  name: string,
  servers: readonly RunningServer[],
  db: Db,
  { eventOf, done }: Work,
): Promise<string[]> {
  const settled = db.collection<{ _id: unknown }>(done.collection);
  const count = () => settled.countDocuments(done.filter);
  const cpu = () => servers.reduce((sum, each) => sum + (each.cpuMilliseconds() ?? 0), 0);
  const before = await count();
  const cpuBefore = cpu();
  const began = performance.now();
  const at = new Date();
  for (let start = 0; start < events; start += 1_000) {
    const many = Array.from({ length: Math.min(1_000, events - start) }, (_, index) => ({
      ...eventOf(start + index),
      actorId: null,
      at,
    }));
    await db.collection('events').insertMany(many);
  }
  // To count is work of the database, too.
  while ((await count()) < before + events) await delay(250);
  const rate = (events / (performance.now() - began)) * 1_000;
  return [name, String(Math.round(rate)), `${((cpu() - cpuBefore) / events).toFixed(2)} ms`];
}

/** Waits until two processes work for the partitions of the consumer. */
async function untilShared(db: Db): Promise<void> {
  const partitions = db.collection<{ _id: string; owner: string | null }>('consumers');
  const owners = () => partitions.distinct('owner', { _id: /^seen-chats\// });
  while ((await owners()).filter((owner) => owner !== null).length < 2) await delay(100);
}
