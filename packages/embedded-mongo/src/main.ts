#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { start } from './server/server.ts';
import { usersFromEnvironment } from './server/users-variable.ts';
import { FolderInUseError } from './storage/folder-lock.ts';

const { values } = parseArgs({
  options: {
    'db-path': { type: 'string' },
    port: { type: 'string', default: '0' },
    durability: { type: 'string', default: 'flushed' },
    'lock-wait': { type: 'string' },
    memory: { type: 'string' },
    'exit-with-parent': { type: 'boolean', default: false },
  },
});

// Files are readable by their owner only.
process.umask(0o077);
// The parent may be gone before it reads a line.
process.stdout.on('error', () => undefined);
const report = (line: Record<string, unknown>): boolean =>
  process.stdout.write(`${JSON.stringify(line)}\n`);

const engine = await start({
  ...(values['db-path'] === undefined ? {} : { dbPath: values['db-path'] }),
  port: Number(values.port),
  durability: values.durability === 'relaxed' ? 'relaxed' : 'flushed',
  users: usersFromEnvironment(),
  // Whoever keeps this process starts it again.
  onBroken: () => process.exit(1),
  ...(values.memory === undefined ? {} : { memoryBytes: Number(values.memory) }),
  ...(values['lock-wait'] === undefined ? {} : { lockWaitMs: Number(values['lock-wait']) }),
}).catch((error: unknown) => {
  if (!(error instanceof FolderInUseError)) throw error;
  report({ ready: false, folderInUse: true, message: error.message });
  process.exit(1);
});
report({ ready: true, port: engine.port, uri: engine.uri, pid: process.pid });

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
