import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { conformance } from './conformance-table.ts';

// `npm run conformance -w @wiki/embedded-mongo` asks the engine for everything that MongoDB knows
// and writes CONFORMANCE.md.
await writeFile(fileURLToPath(new URL('../CONFORMANCE.md', import.meta.url)), await conformance());
