import { parseArgs } from 'node:util';
import { start } from './server/server.ts';

const { values } = parseArgs({
  options: {
    'db-path': { type: 'string' },
    port: { type: 'string', default: '0' },
    durability: { type: 'string', default: 'flushed' },
    'exit-with-parent': { type: 'boolean', default: false },
  },
});

const engine = await start({
  ...(values['db-path'] === undefined ? {} : { dbPath: values['db-path'] }),
  port: Number(values.port),
  durability: values.durability === 'relaxed' ? 'relaxed' : 'flushed',
});
// The parent may be gone before it reads the line.
process.stdout.on('error', () => undefined);
process.stdout.write(
  `${JSON.stringify({ ready: true, port: engine.port, uri: engine.uri, pid: process.pid })}\n`,
);

const stop = (): void => {
  engine.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
if (values['exit-with-parent']) {
  // Signals to the whole group (Ctrl-C, a service manager) reach the parent too: it still needs the
  // engine while it drains, and closes the pipe afterwards.
  process.on('SIGTERM', () => undefined);
  process.on('SIGINT', () => undefined);
  process.stdin.resume();
  process.stdin.once('end', stop);
} else {
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
