import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

// How much JavaScript the first page of a visitor costs, compressed: the entry, everything it
// imports, the home page, and its messages in the heavier language. Builds in memory, so that
// the figure is that of the sources as they are.

/** The budget in bytes (1 kB = 1,000 bytes). */
const budget = 155_000;
/** What a visitor's browser loads at `/` beside the entry: where these chunks come from. */
const firstRoute = ['features/home/views/home.tsx', 'locales/es/shared.po', 'locales/es/home.po'];

// The macros look for their configuration from the working directory.
process.chdir(join(import.meta.dirname, '..'));
const built = await build({ logLevel: 'error', build: { write: false } });
if (!('output' in built)) throw new Error('Vite answered with something other than one build.');

const chunks = new Map(
  built.output
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    .map((chunk) => [chunk.fileName, chunk]),
);
const reached = new Set<Rolldown.OutputChunk>();
const reach = (chunk: Rolldown.OutputChunk | undefined): void => {
  if (!chunk || reached.has(chunk)) return;
  reached.add(chunk);
  for (const imported of chunk.imports) reach(chunks.get(imported));
};
const startOf = (path: string): Rolldown.OutputChunk => {
  const found = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(path)),
  );
  if (!found) throw new Error(`No chunk comes from ${path}: correct the list of the first route.`);
  return found;
};
for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk);
for (const path of firstRoute) reach(startOf(path));

const weightOf = (code: string): number =>
  brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
const weights = [...reached]
  .map(({ fileName, code }) => ({ fileName, bytes: weightOf(code) }))
  .toSorted((a, b) => b.bytes - a.bytes);
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
const inKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

process.stdout.write(
  [
    ...weights.map(({ fileName, bytes }) => `${inKilobytes(bytes).padStart(9)}  ${fileName}`),
    `First route: ${inKilobytes(total)} of JavaScript, compressed; the budget is ${inKilobytes(budget)}.`,
    '',
  ].join('\n'),
);
if (total > budget) process.exitCode = 1;
