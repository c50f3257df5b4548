import { join } from 'node:path';
import { envFileSettings } from './lib/env-file.ts';
import { root } from './lib/root.ts';
import { serve } from './lib/serve.ts';

// `npm run dev`: the API restarts and the client reloads when their sources change.
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
