import { join } from 'node:path';
import { root } from './lib/root.ts';
import { serve } from './lib/serve.ts';

// `npm run dev`: the API restarts and the client reloads when their sources change.
const apiPort = process.env['PORT'] ?? '4000';
const clientPort = process.env['CLIENT_PORT'] ?? '5173';
const client = `http://localhost:${clientPort}`;

serve([
  {
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'],
    env: {
      PORT: apiPort,
      // Links in e-mails lead to the page being developed, and its origin may open sockets.
      BASE_URL: process.env['BASE_URL'] ?? client,
      ALLOWED_ORIGINS: [process.env['ALLOWED_ORIGINS'], client].filter(Boolean).join(','),
    },
  },
  {
    command: 'vite',
    args: ['--port', clientPort, '--strictPort'],
    cwd: join(root, 'apps/web'),
    env: { API_URL: `http://localhost:${apiPort}` },
  },
]);
