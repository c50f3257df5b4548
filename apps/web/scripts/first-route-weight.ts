import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

// How much JavaScript the first page of a visitor costs, compressed: the entry, everything it
// imports, the home page with its messages in the heavier language. Run after `vite build`.

/** The budget in bytes (1 kB = 1,000 bytes). */
const budget = 170_000;
/** What a visitor's browser loads at `/`, by their places in Vite's manifest. */
const firstRoute = [
  'index.html',
  'src/features/home/views/home.tsx',
  'src/locales/es/shared.po',
  'src/locales/es/home.po',
];

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const files = new Set<string>(['color-scheme.js']);
const visit = (name: string): void => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The manifest has no ${name}: build the client first.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) visit(imported);
};
for (const name of firstRoute) visit(name);

const weightOf = (file: string): number =>
  brotliCompressSync(readFileSync(join(dist, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

const weights = [...files]
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, bytes: weightOf(file) }))
  .toSorted((a, b) => b.bytes - a.bytes);
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
const inKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

process.stdout.write(
  [
    ...weights.map(({ file, bytes }) => `${inKilobytes(bytes).padStart(9)}  ${file}`),
    `First route: ${inKilobytes(total)} of JavaScript, compressed; the budget is ${inKilobytes(budget)}.`,
    '',
  ].join('\n'),
);
if (total > budget) process.exitCode = 1;
