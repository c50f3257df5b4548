import { ensureBuild } from './lib/build.ts';
import { serve } from './lib/serve.ts';

// `npm run bench`: what is measured is what was built, so it is built first.
await ensureBuild();
serve([{ command: process.execPath, args: ['bench/src/main.ts', ...process.argv.slice(2)] }]);
