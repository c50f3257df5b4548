import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { closeSilentConnections, endSlowBodies } from './connections.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A server with these limits, and how to open connections to it. */
async function serve(limits: Parameters<typeof closeSilentConnections>[1]) {
  const server = createServer((_request, response) => response.end('answered'));
  closeSilentConnections(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  endings.push(() => server.close());
  return {
    open: async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => socket.destroy());
      endings.push(() => socket.destroy());
      await once(socket, 'connect');
      return socket;
    },
    connections: () =>
      new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
    ask: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
  };
}

test('a connection without a byte is closed, one that speaks is not', async () => {
  const { open, connections, ask } = await serve({
    firstByteMilliseconds: 300,
    slowMilliseconds: 100,
  });
  const silent = await open();
  const speaking = await open();
  speaking.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await once(silent, 'close');
  expect(speaking.closed).toBe(false);
  expect(await connections()).toBe(1);
  expect(await ask()).toBe('answered');
});

test('of a network that opens many silent ones the oldest make room', async () => {
  const { open, connections, ask } = await serve({
    firstByteMilliseconds: 60_000,
    slowMilliseconds: 100,
    silentPerNetwork: 5,
  });
  const opened: Socket[] = [];
  for (let count = 0; count < 20; count += 1) opened.push(await open());
  await expect.poll(connections).toBe(5);
  await expect.poll(() => opened.slice(0, 15).every(({ closed }) => closed)).toBe(true);
  expect(await ask()).toBe('answered');
});

test('many who come at once and speak are all answered', async () => {
  const { open, ask } = await serve({
    firstByteMilliseconds: 120_000,
    slowMilliseconds: 60_000,
    silentPerNetwork: 5,
  });
  const opened = await Promise.all(Array.from({ length: 50 }, open));
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill('answered'));
  expect(opened.filter(({ closed }) => closed)).toEqual([]);
});

describe('the body of a request', () => {
  /** Sends so many pieces of 1,000 bytes, one each 100 ms, and gives what was answered. */
  async function drip(pieces: number, announced = 50_000): Promise<string> {
    const server = createServer((request, response) => {
      let length = 0;
      request.on('data', (chunk: Buffer) => (length += chunk.length));
      request.on('end', () => response.end(`read ${length}`));
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    endSlowBodies(server, { headStartMilliseconds: 600, bytesPerSecond: 5_000 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    endings.push(() => server.close());
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    endings.push(() => socket.destroy());
    socket.on('error', () => {});
    let answered = '';
    socket.on('data', (chunk: Buffer) => {
      answered += chunk.toString();
    });
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${announced}\r\n\r\n`,
    );
    const closed = once(socket, 'close');
    for (let piece = 0; piece < pieces && !socket.destroyed; piece += 1) {
      socket.write(Buffer.alloc(1_000));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await closed;
    return answered;
  }

  test('that stops coming ends the request', async () => {
    expect(await drip(2)).toMatch(/^HTTP\/1.1 408/);
  });

  test('that comes steadily has the time it needs', async () => {
    expect(await drip(20, 20_000)).toContain('read 20000');
  });
});
