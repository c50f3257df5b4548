import { openExecution } from '@wiki/api/testing/execution';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { announce, databaseUri } from './announce.ts';

/** Mercurius with our schema: the same access rules, limits, costs, headers and reads, compiled by it. */
const execution = await openExecution({ ...process.env, MONGODB_URL: databaseUri() });
const app = fastify();
app.addHook('onRequest', (request, reply, done) => execution.secure(request.raw, reply.raw, done));
await app.register(mercurius, {
  schema: execution.schema,
  context: ({ raw }) => execution.contextOf(raw) as Promise<never>,
  path: '/',
  jit: 1,
});
app.graphql.addHook('preExecution', async (_schema, document, context, variables) => {
  await execution.afford(document, variables ?? {}, context as never);
});
app.graphql.addHook('onResolution', async (_result, context) => {
  await execution.settle(context as never);
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
