import { createClient } from 'graphql-ws';
import { MongoClient } from 'mongodb';
import { WebSocket } from 'ws';
import type { Dataset } from '../dataset.ts';
import { post, quantile } from '../load.ts';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable } from '../table.ts';

const samples = paced(1_000, 5);

/**
 * So many go before those that are counted: what a process keeps from its start has been moved out of
 * the way of its garbage by then, as in a server that has been up for a minute.
 */
const warmSamples = paced(500, 1);

/**
 * Compares how long after its write an event reaches a subscriber's socket with how long it takes
 * to reach a change stream of the driver alone. Both wait for the same writes, one at a time.
 */
export async function measureLive(
  server: RunningServer,
  uri: string,
  { member }: Dataset,
): Promise<void> {
  const client = await MongoClient.connect(uri);
  const events = client.db().collection('events');
  const stream = events.watch();
  const watched = stream[Symbol.asyncIterator]();
  const socket = createClient({
    url: server.url.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: member.accessToken },
  });
  try {
    // From a known position on, so that nothing written before the subscription stands is missed.
    const { data } = JSON.parse(
      await post(server.url, { query: '{ liveCursor }', variables: {} }),
    ) as { data: { liveCursor: string } };
    const delivered = socket.iterate({
      query: 'subscription ($after: EventCursor) { notificationChanged(after: $after) { kind } }',
      variables: { after: data.liveCursor },
    });
    const times = { watch: [] as number[], socket: [] as number[] };
    for (let sample = 0; sample < warmSamples + samples; sample += 1) {
      const arrivals = Promise.all([arrival(watched.next()), arrival(delivered.next())]);
      const written = performance.now();
      await events.insertOne({
        type: 'notification.changed',
        actorId: null,
        at: new Date(),
        data: { userId: member.userId, notificationId: null, kind: 'RESET' },
      });
      const [watchAt, socketAt] = await arrivals;
      // The first opens both streams.
      if (sample < warmSamples) continue;
      times.watch.push(watchAt - written);
      times.socket.push(socketAt - written);
    }
    printLatencies(times);
  } finally {
    await socket.dispose();
    await stream.close();
    await client.close();
  }
}

async function arrival(next: Promise<IteratorResult<unknown>>): Promise<number> {
  if ((await next).done) throw new Error('The stream ended.');
  return performance.now();
}

function printLatencies({ watch, socket }: { watch: number[]; socket: number[] }): void {
  const row = (name: string, times: number[]) => [
    name,
    ...[0.5, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`),
  ];
  const difference = [0.5, 0.99].map((share) => quantile(socket, share) - quantile(watch, share));
  printTable(
    'From a write to its subscriber, through the change stream',
    ['', 'median', 'p99'],
    [
      row('bare watch', watch),
      row('our socket', socket),
      ['difference', ...difference.map((time) => `${time.toFixed(1)} ms`)],
    ],
  );
}
