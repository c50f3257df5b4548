import { parseArgs } from 'node:util';
import { start } from './server/server.ts';

const { values } = parseArgs({
  options: {
    'db-path': { type: 'string' },
    port: { type: 'string', default: '0' },
    durability: { type: 'string', default: 'flushed' },
  },
});

const engine = await start({
  ...(values['db-path'] === undefined ? {} : { dbPath: values['db-path'] }),
  port: Number(values.port),
  durability: values.durability === 'relaxed' ? 'relaxed' : 'flushed',
});
process.stdout.write(
  `${JSON.stringify({ ready: true, port: engine.port, uri: engine.uri, pid: process.pid })}\n`,
);

const stop = (): void => {
  engine.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
