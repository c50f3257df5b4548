import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeSilentConnections } from './connections.ts';

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
