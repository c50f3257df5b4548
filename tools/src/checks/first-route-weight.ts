import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuild } from '../lib/build.ts';
import type { Finding } from './run-checks.ts';

/** The budget in bytes (1 kB = 1,000 bytes). */
const budget = 140_000;

/** As many scripts as a page that the server renders may ask for at once, beside the first of all. */
const mostScripts = 24;

/** A chunk of the built client, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** What a visitor's browser loads at `/` beside what the page names: the home page and its messages. */
const namesOfHome = ['home', 'home-en', 'home-es'];

/**
 * How much JavaScript the first page of a visitor costs, compressed: what the page names, everything
 * that imports, the home page, and its messages in the heavier language; and whether public pages come
 * in few files. Builds the client first where its sources changed.
 */
export async function firstRouteWeight(root: string): Promise<Finding> {
  await ensureBuild({ show: false });
  const built = join(root, 'apps/web/dist');
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  const bytesOf = (file: string): number => weightOf(join(built, file));
  const reached = new Set<string>();
  const reach = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    for (const imported of chunk.imports ?? []) reach(imported);
  };
  const home = Object.entries(manifest).filter(
    ([key, { name }]) => key.endsWith('.js') && namesOfHome.includes(name ?? ''),
  );
  if (named.length === 0 || home.length < namesOfHome.length) {
    return { problems: 'The build has no first route: correct what it consists of.', note: '' };
  }
  const lighter = home
    .filter(([, { name }]) => name !== 'home')
    .toSorted(([, a], [, b]) => bytesOf(a.file) - bytesOf(b.file))[0];
  for (const [key, { file }] of Object.entries(manifest)) if (named.includes(file)) reach(key);
  for (const each of home) if (each !== lighter) reach(each[0]);

  const weights = [...reached]
    .map((file) => ({ file, bytes: bytesOf(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const note = `${inKilobytes(total)} of ${inKilobytes(budget)}`;
  const list = weights.map(({ file, bytes }) => `${inKilobytes(bytes).padStart(9)}  ${file}`);
  const problems = [...(total > budget ? list : []), ...pagesOfManyScripts(built)];
  return { problems: problems.join('\n'), note };
}

/** The public pages that ask for too many scripts, as where each module became a file of its own. */
function pagesOfManyScripts(built: string): string[] {
  const pages = JSON.parse(readFileSync(join(built, '.vite/pages.json'), 'utf8')) as {
    path: string;
    scripts: string[];
    isRendered: boolean;
  }[];
  return pages
    .filter(({ isRendered, scripts }) => isRendered && scripts.length > mostScripts)
    .map(({ path, scripts }) => `${path} asks for ${scripts.length} scripts of ${mostScripts}.`);
}

/** What is sent of a file: small ones aren't kept compressed. */
function weightOf(path: string): number {
  const compressed = `${path}.br`;
  return existsSync(compressed)
    ? statSync(compressed).size
    : brotliCompressSync(readFileSync(path)).length;
}

const inKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
