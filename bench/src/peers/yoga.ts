import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { announce, databaseUri } from './announce.ts';
import { connectReads } from './reads.ts';
import { peerContext, peerSchema } from './schema.ts';

/** GraphQL Yoga with its defaults. */
const reads = await connectReads(databaseUri());
const yoga = createYoga({
  schema: peerSchema(reads),
  context: () => peerContext(reads),
  graphqlEndpoint: '/',
  logging: false,
});
const server = createServer((request, response) => void yoga(request, response));
server.listen(0, '127.0.0.1', () => announce(server));
