import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable } from '../table.ts';

const events = paced(10_000, 200);

/**
 * Measures how fast a consumer works off what one large act of an administrator leaves: the audit
 * log, which writes a record of each event into a chain, so in their order.
 */
export async function measureEvents(server: RunningServer, uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    const db = client.db();
    const records = db.collection('auditRecords');
    const before = await records.countDocuments();
    const cpu = server.cpuMilliseconds() ?? 0;
    const began = performance.now();
    const at = new Date();
    for (let done = 0; done < events; done += 1_000) {
      const many = Array.from({ length: Math.min(1_000, events - done) }, (_, index) => ({
        type: 'blacklist.changed',
        actorId: null,
        at,
        data: { entryId: String(done + index), change: 'added' },
      }));
      await db.collection('events').insertMany(many);
    }
    while ((await records.countDocuments()) < before + events) await delay(20);
    const milliseconds = performance.now() - began;
    const used = (server.cpuMilliseconds() ?? 0) - cpu;
    printTable(
      `${events} events at once, worked off by the audit log`,
      ['', 'events a second', "server's CPU for each"],
      [
        [
          'ours',
          String(Math.round((events / milliseconds) * 1_000)),
          `${(used / events).toFixed(2)} ms`,
        ],
      ],
    );
  } finally {
    await client.close();
  }
}
