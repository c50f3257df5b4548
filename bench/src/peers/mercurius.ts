import fastify from 'fastify';
import mercurius from 'mercurius';
import { announce, databaseUri } from './announce.ts';
import { connectReads } from './reads.ts';
import { peerContext, peerSchema } from './schema.ts';

/** Mercurius on Fastify, compiling every operation at its first use. */
const reads = await connectReads(databaseUri());
const app = fastify();
await app.register(mercurius, {
  schema: peerSchema(reads),
  context: () => peerContext(reads),
  path: '/',
  jit: 1,
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
