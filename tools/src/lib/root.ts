import { delimiter, join, resolve } from 'node:path';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** Windows calls it `Path`: set under another name there would be two. */
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';

/** The environment for child processes: the repository's own Node and tools come first, nothing phones home. */
export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  [pathName]: [join(root, 'node_modules/.bin'), process.env[pathName]].join(delimiter),
  // A third of a start is reading modules that were read before.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  // The compiler and the linter are programs in Go that end in a moment: to tidy their memory up as
  // often as a server does takes them a quarter of their time.
  GOGC: process.env['GOGC'] ?? '400',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};
