import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { databaseUri } from './announce.ts';
import { connectReads } from './reads.ts';
import { type PeerContext, peerContext, peerSchema } from './schema.ts';

/** Apollo Server as its documentation starts it, with its defaults. */
const reads = await connectReads(databaseUri());
const apollo = new ApolloServer<PeerContext>({ schema: peerSchema(reads) });
const { url } = await startStandaloneServer(apollo, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async () => peerContext(reads),
});
process.stdout.write(`listening on ${url}\n`);
