import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient, ObjectId } from 'mongodb';
import { WebSocket } from 'ws';
import { measureIdle, median, post, quantile } from '../load.ts';
import { paced } from '../pace.ts';
import { fanOutOperation, named } from '../operations.ts';
import type { RunningServer } from '../processes.ts';
import { printTable } from '../table.ts';

/** Somebody who tells all subscribers of a server something. */
interface Teller {
  name: string;
  server: RunningServer;
  /** What is sent once a socket is open: nothing for bare ones. */
  subscription: object | null;
  tell(): Promise<unknown>;
}

interface FanOutOptions {
  subscribers: number;
  events: number;
  /** Whether all are cut off as well, miss an event and come back at once. */
  reconnects: boolean;
}

/**
 * So many deliveries go before those that are counted: what runs often is compiled by then, as in a
 * server that has been up for a minute.
 */
const warmDeliveries = paced(20_000, 10);

interface Measured {
  microseconds: number;
  delays: number[];
}

/** Compares what an event costs a server for each of many visitors that follow the same listing. */
export async function measureFanOut(
  servers: { bare: RunningServer; stock: RunningServer; ours: RunningServer },
  uri: string,
  listingId: string,
  { subscribers, events, reconnects }: FanOutOptions,
): Promise<void> {
  const client = await MongoClient.connect(uri);
  const record = async () => {
    await client
      .db()
      .collection('events')
      .insertOne({
        _id: new ObjectId(),
        type: 'engagement.changed',
        actorId: null,
        at: new Date(),
        data: { listingIds: [listingId] },
      });
  };
  const variables = { listingId };
  const operation = { query: fanOutOperation, variables };
  try {
    // From a position on, so that nothing is told before every subscription stands.
    const fromNowOn = async () => {
      const { liveCursor: after } = await present(servers.ours);
      return { ...operation, variables: { ...variables, after } };
    };
    const body = await answerOnce(servers.ours, await fromNowOn(), record);
    const resuming = await fromNowOn();
    const tellers: Teller[] = [
      {
        name: 'bare ws, framed once',
        server: servers.bare,
        subscription: null,
        tell: () =>
          postText(servers.bare, JSON.stringify({ id: '1', type: 'next', payload: body })),
      },
      {
        name: 'graphql-ws as it comes',
        server: servers.stock,
        subscription: { query: fanOutOperation.replace(/\(.*?\)/g, '') },
        tell: () => postText(servers.stock, JSON.stringify(body.data)),
      },
      {
        name: 'ours',
        server: servers.ours,
        subscription: { ...named(resuming), query: '' },
        tell: record,
      },
    ];
    const rows: Measured[] = [];
    for (const teller of tellers) rows.push(await measureTeller(teller, subscribers, events));
    const bare = rows[0]?.microseconds ?? Number.NaN;
    printTable(
      `An event to ${subscribers} visitors who follow the same listing`,
      ['', 'CPU/delivery', 'of bare', 'median', 'p99'],
      rows.map(({ microseconds, delays }, index) => [
        tellers[index]?.name ?? '',
        `${microseconds.toFixed(0)} µs`,
        `${(microseconds / bare).toFixed(1)} ×`,
        `${median(delays).toFixed(0)} ms`,
        `${quantile(delays, 0.99).toFixed(0)} ms`,
      ]),
    );
    if (reconnects) {
      const missed = {
        ...operation,
        variables: { ...variables, after: await cursorBefore(record) },
      };
      const again = { ...named(missed), query: '' };
      const stock = tellers.find(({ server }) => server === servers.stock);
      const returned = [
        ...(stock ? [await comeBack(stock, stock.subscription, subscribers, false)] : []),
        await comeBack({ name: 'ours', server: servers.ours }, again, subscribers, true),
      ];
      printTable(
        `${subscribers} visitors who come back at once, ours to an event that they missed`,
        ['', 'half live', 'all live', 'all caught up', 'heard it once'],
        returned,
      );
    }
  } finally {
    await client.close();
  }

  /** Has something happen, and answers the position just before it. */
  async function cursorBefore(happen: () => Promise<void>): Promise<string> {
    const { liveCursor } = await present(servers.ours);
    await happen();
    return liveCursor;
  }
}

/**
 * How long many need who come back all at once until their subscriptions stand, and whether each hears
 * what it missed, once.
 */
async function comeBack(
  { name, server }: Pick<Teller, 'name' | 'server'>,
  subscription: object | null,
  subscribers: number,
  hasMissed: boolean,
): Promise<string[]> {
  const began = performance.now();
  const since = () => performance.now() - began;
  const live: number[] = [];
  const caughtUp: number[] = [];
  const back = await Promise.all(
    Array.from({ length: subscribers }, async () => {
      const counter = { heard: 0, wake: () => {} };
      const first = new Promise<void>((resolve) => {
        counter.wake = resolve;
      });
      const socket = await open(server, subscription, counter);
      live.push(since());
      if (hasMissed) {
        await first;
        caughtUp.push(since());
      }
      return { socket, counter };
    }),
  );
  // What would be told twice comes soon after.
  await delay(500);
  const heardOnce = back.filter(({ counter }) => counter.heard === 1).length;
  await Promise.all(back.map(({ socket }) => close(socket)));
  const shown = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
  return [
    name,
    shown(median(live)),
    shown(quantile(live, 1)),
    hasMissed ? shown(quantile(caughtUp, 1)) : '',
    hasMissed ? String(heardOnce) : '',
  ];
}

async function close(socket: WebSocket): Promise<void> {
  const gone = once(socket, 'close');
  socket.close();
  await gone;
}

async function measureTeller(
  { server, subscription, ...teller }: Teller,
  subscribers: number,
  events: number,
): Promise<Measured> {
  const counter = { heard: 0, wake: () => {} };
  const sockets = await Promise.all(
    Array.from({ length: subscribers }, () => open(server, subscription, counter)),
  );
  const delays: number[] = [];
  const round = async () => {
    counter.heard = 0;
    const began = performance.now();
    const all = new Promise<void>((resolve) => {
      counter.wake = () => {
        delays.push(performance.now() - began);
        if (counter.heard === subscribers) resolve();
      };
    });
    await teller.tell();
    await all;
  };
  for (let warm = 0; warm < warmDeliveries; warm += subscribers) await round();
  const idle = await measureIdle(server, paced(3, 0.1));
  delays.length = 0;
  const began = performance.now();
  const before = server.cpuMilliseconds() ?? Number.NaN;
  for (let event = 0; event < events; event += 1) await round();
  const idled = ((performance.now() - began) / 1000) * idle;
  const used = (server.cpuMilliseconds() ?? Number.NaN) - before - idled;
  // The next ones find room: a network may have so many sockets at once.
  await Promise.all(sockets.map(close));
  return { microseconds: (used * 1000) / (events * subscribers), delays };
}

/** Opens a socket that is counted whenever it is told something. */
async function open(
  { url }: RunningServer,
  subscription: object | null,
  counter: { heard: number; wake: () => void },
): Promise<WebSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), 'graphql-transport-ws');
  const send = (message: object) => socket.send(JSON.stringify(message));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code, reason) =>
      reject(new Error(`A socket was closed: ${code} ${String(reason)}`)),
    );
    socket.on('open', () => {
      if (subscription) send({ type: 'connection_init' });
      else resolve();
    });
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (text.includes('"type":"next"')) {
        counter.heard += 1;
        counter.wake();
      } else if (text.includes('connection_ack')) {
        send({ id: '1', type: 'subscribe', payload: subscription });
        // The answer to a ping says that what was sent before it was read.
        send({ type: 'ping' });
      } else if (text.includes('"pong"')) resolve();
      else if (text.includes('"error"')) reject(new Error(text));
    });
  });
  return socket;
}

/** What one subscriber hears, for the peers to send the same. */
async function answerOnce(
  server: RunningServer,
  operation: { query: string; variables: Record<string, unknown> },
  record: () => Promise<void>,
): Promise<{ data: unknown }> {
  const counter = { heard: 0, wake: () => {} };
  const socket = await open(server, operation, counter);
  const heard = new Promise<{ data: unknown }>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as { type: string; payload: never };
      if (message.type === 'next') resolve(message.payload);
    });
  });
  await record();
  const body = await heard;
  socket.terminate();
  return body;
}

/** Where the stream of a server's events ends now. */
async function present({ url }: RunningServer): Promise<{ liveCursor: string }> {
  const text = await post(url, { query: '{ liveCursor }', variables: {} });
  return (JSON.parse(text) as { data: { liveCursor: string } }).data;
}

/** Posts a text as it is. */
const postText = async ({ url }: RunningServer, body: string): Promise<void> => {
  const { status } = await fetch(url, { method: 'POST', body });
  if (status !== 200) throw new Error(`${status}`);
};
