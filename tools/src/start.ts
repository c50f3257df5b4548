import { ensureBuild, serverFile } from './lib/build.ts';
import { envFileSettings } from './lib/env-file.ts';
import { serve } from './lib/serve.ts';

// `npm start`: client and API, built, the database engine and the demo, on one port.
await ensureBuild();
serve([{ command: process.execPath, args: [serverFile], env: envFileSettings() }]);
