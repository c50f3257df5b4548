import { join } from 'node:path';
import { envFileSettings } from './lib/env-file.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';
import { serve } from './lib/serve.ts';
import { watchFiles } from './lib/watch-files.ts';

// `npm run dev`: the API restarts and the client reloads when their sources change, and what is
// generated of the schema and the documents is made anew.
const settings = { ...process.env, ...envFileSettings() };
const apiPort = settings['PORT'] ?? '4000';
const clientPort = settings['CLIENT_PORT'] ?? '5173';
const client = `http://localhost:${clientPort}`;

serve([
  {
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'],
    env: {
      ...envFileSettings(),
      PORT: apiPort,
      // Links in e-mails lead to the page being developed, and its origin may open sockets.
      BASE_URL: settings['BASE_URL'] ?? client,
      ALLOWED_ORIGINS: [settings['ALLOWED_ORIGINS'], client].filter(Boolean).join(','),
    },
  },
  {
    command: 'vite',
    args: ['--port', clientPort, '--strictPort'],
    cwd: join(root, 'apps/web'),
    env: { API_URL: `http://localhost:${apiPort}` },
  },
]);

watchFiles([join(root, 'apps/api/src'), join(root, 'apps/web/src')], '.graphql', async () => {
  const { ok, output } = await run('graphql-codegen', ['--config', 'codegen.ts']);
  console.log(ok ? 'Types and documents were generated anew.' : output);
});
