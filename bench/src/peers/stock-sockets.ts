import { createServer } from 'node:http';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { announce } from './announce.ts';

type Listener = (value: unknown) => void;

/** graphql-ws as its documentation starts it: every subscriber is answered by an execution of its own. */
const listeners = new Set<Listener>();

async function* told(): AsyncGenerator {
  const waiting: unknown[] = [];
  let wake: () => void = () => {};
  const listener: Listener = (value) => {
    waiting.push(value);
    wake();
  };
  listeners.add(listener);
  try {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift();
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    listeners.delete(listener);
  }
}

const schema = makeExecutableSchema({
  typeDefs: `
    type Query { nothing: Int }
    type Subscription { listingChanged: Change }
    type Change { listingId: ID listing: Listing cursor: String }
    type Listing { id: ID name: Texts description: Texts city: String engagement: Counts }
    type Texts { en: String es: String }
    type Counts { views: Int contacts: Int saves: Int comments: Int }
  `,
  resolvers: { Subscription: { listingChanged: { subscribe: () => told() } } },
});

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString());
    for (const listener of listeners) listener(value);
    response.end();
  });
});
useServer({ schema }, new WebSocketServer({ server, path: '/', perMessageDeflate: false }));

server.listen(0, '127.0.0.1', () => announce(server));
