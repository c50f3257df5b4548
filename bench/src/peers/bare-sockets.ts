import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { announce } from './announce.ts';

/** What the machine can do: each text that is posted is sent to every socket, as it is. */
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString();
    for (const socket of sockets.clients) socket.send(text);
    response.end();
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

server.listen(0, '127.0.0.1', () => announce(server));
