import { root } from './lib/root.ts';
import { make } from './new/make.ts';

// `npm run new -- resource <name>` and `npm run new -- admin-screen <name>`.
try {
  console.log(await make(root, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
