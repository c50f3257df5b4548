import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { announce } from './announce.ts';

/** What the machine can do: each text that is posted is framed once and written to every socket. */
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const frame = frameOf(Buffer.concat(parts));
    for (const stream of streams) stream.write(frame);
    response.end();
  });
});
const streams = new Set<Socket>();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (_socket, { socket: stream }) => {
  streams.add(stream);
  stream.once('close', () => streams.delete(stream));
});

/** A text of 126 to 65,535 bytes as one frame (RFC 6455, 5.2). */
function frameOf(text: Buffer): Buffer {
  const head = Buffer.from([0x81, 126, 0, 0]);
  head.writeUInt16BE(text.length, 2);
  return Buffer.concat([head, text]);
}

server.listen(0, '127.0.0.1', () => announce(server));
