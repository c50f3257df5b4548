import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { framed, textFrame } from './text-frame.ts';

const texts = ['', 'ñ', 'x'.repeat(125), 'x'.repeat(126), 'é🧺'.repeat(10_923), 'x'.repeat(65_536)];

const server = createServer();
afterAll(() => server.close());

test('frames of every length are read as the texts they hold', async () => {
  server.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    for (const text of texts) {
      stream.write(textFrame(text));
      const bytes = Buffer.from(text);
      stream.write(framed([bytes.subarray(0, 1), bytes.subarray(1)]));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      if (read.push((data as Buffer).toString()) === 2 * texts.length) resolve();
    });
  });
  expect(read).toEqual(texts.flatMap((text) => [text, text]));
  socket.terminate();
});
