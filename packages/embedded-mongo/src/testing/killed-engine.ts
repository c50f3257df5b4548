import { Engine } from '../engine/engine.ts';
import { serve } from '../server/serve.ts';
import { FailingEnvironment } from './failing-environment.ts';

// An engine in a process of its own that kills itself at a chosen step of the commits to come: the
// number of that step arrives as a message. Started with the data folder as its argument.

const dbPath = process.argv[2] ?? '';
const env = new FailingEnvironment(dbPath, 'flushed');
env.fail = () => process.kill(process.pid, 'SIGKILL');
const engine = new Engine(
  {
    dbPath,
    durability: 'flushed',
    oplogKeepMs: 1e9,
    oplogKeepBytes: 1e9,
    memoryBytes: 2 ** 31,
    ttlIntervalMs: 1e9,
    transactionLifetimeMs: 1e9,
    abandonedTransactionMs: 1e9,
  },
  env,
);
const { port } = await serve(engine, 0);
process.on('message', (steps: number) => {
  env.stepsLeft = steps;
  process.send?.({ armed: steps });
});
process.on('disconnect', () => process.exit());
process.send?.({ port });
