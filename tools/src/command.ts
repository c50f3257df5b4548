import { commandFile } from './lib/build.ts';
import { envFileSettings } from './lib/env-file.ts';
import { serve } from './lib/serve.ts';

// `npm run admin` and the other commands of the console, by the names of their files.
const [name = '', ...args] = process.argv.slice(2);
serve([{ command: process.execPath, args: [commandFile(name), ...args], env: envFileSettings() }]);
