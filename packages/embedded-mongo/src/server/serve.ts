import { type Server, createServer } from 'node:net';
import { Dispatcher } from '../commands/dispatch.ts';
import type { Engine } from '../engine/engine.ts';
import { Connection } from '../protocol/connection.ts';

/** Answers connections on a port until it is closed. */
export async function serve(
  engine: Engine,
  wanted: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  let port = 0;
  let counter = 0;
  const dispatcher = new Dispatcher(engine, () => `127.0.0.1:${port}`);
  const server = createServer((socket) => {
    const connection = new Connection(++counter, socket, (request, from) =>
      dispatcher.handle(request, from),
    );
    engine.connections.add(connection);
  });
  port = await listen(server, wanted);
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    engine.connections.closeAll();
    await closed;
  };
  return { port, close };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
