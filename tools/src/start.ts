import { ensureClientBuild } from './lib/client-build.ts';
import { envFileSettings } from './lib/env-file.ts';
import { serve } from './lib/serve.ts';

// `npm start`: the built client, the API, the database engine and the demo, on one port.
await ensureClientBuild();
serve([{ command: process.execPath, args: ['apps/api/src/main.ts'], env: envFileSettings() }]);
