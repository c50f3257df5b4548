import { createServer, type Socket } from 'node:net';
import { open } from 'lmdb';
import { BSON, type Document } from 'mongodb';
import { announce } from './announce.ts';

/**
 * What the machine can do behind a socket: answers the MongoDB driver, and of each insert keeps the
 * bytes as they came, in one flushed LMDB transaction with the others that arrived meanwhile. It has
 * no index, no log of changes and no record for retries.
 */
const folder = process.env['STORAGE_FOLDER'];
if (folder === undefined) throw new Error('STORAGE_FOLDER is not set.');
const storage = open<Buffer, number>({ path: folder, encoding: 'binary', overlappingSync: false });

const query = 2004;
const headBytes = 16;
const flagBytes = 4;

interface Insert {
  documents: Buffer;
  answer: () => void;
}

let waiting: Insert[] = [];
let next = 0;

function commit(): void {
  const inserts = waiting;
  waiting = [];
  storage.transactionSync(() => {
    for (const { documents } of inserts) void storage.put(next++, documents);
  });
  for (const { answer } of inserts) answer();
}

function take(socket: Socket, message: Buffer): void {
  const id = message.readInt32LE(4);
  if (message.readInt32LE(12) === query) {
    reply(socket, id, hello(), { isLegacy: true });
    return;
  }
  // The body is a section of kind 0; the documents of an insert follow it in one of kind 1.
  const start = headBytes + flagBytes + 1;
  const end = start + message.readInt32LE(start);
  const name = Object.keys(BSON.deserialize(message.subarray(start, end)))[0];
  if (name !== 'insert') {
    reply(socket, id, name === 'hello' ? hello() : { ok: 1 });
    return;
  }
  const answer = (): void => reply(socket, id, { n: 1, ok: 1 });
  if (waiting.push({ documents: message.subarray(end), answer }) === 1) setImmediate(commit);
}

function reply(socket: Socket, id: number, body: Document, { isLegacy = false } = {}): void {
  const document = BSON.serialize(body);
  const head = Buffer.alloc(isLegacy ? 36 : 21);
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(isLegacy ? 1 : 2013, 12);
  if (isLegacy) head.writeInt32LE(1, 32);
  socket.write(Buffer.concat([head, document]));
}

const hello = (): Document => ({
  helloOk: true,
  isWritablePrimary: true,
  ismaster: true,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  minWireVersion: 0,
  maxWireVersion: 25,
  ok: 1,
});

const server = createServer((socket) => {
  let received = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
      const size = received.readInt32LE(0);
      take(socket, received.subarray(0, size));
      received = received.subarray(size);
    }
  });
});
server.listen(0, '127.0.0.1', () => announce(server));
