import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { workspacesOf } from './workspaces.ts';

/** What `npm start` runs: the server, built. */
export const serverFile = 'apps/api/dist/main.js';

const builtFiles = [serverFile, 'apps/web/dist/index.html'];
const stampFile = join(root, 'node_modules/.cache/wiki-empresarios/build');

/** The workspaces that client and server are made of: their own and every one they depend on. */
function builtFolders(): string[] {
  const workspaces = workspacesOf(root);
  const taken = new Set(['@wiki/web', '@wiki/api']);
  for (const name of taken) {
    const dependencies = workspaces.find((each) => each.name === name)?.dependencies ?? [];
    for (const each of dependencies) if (each.startsWith('@wiki/')) taken.add(each);
  }
  return workspaces.filter(({ name }) => taken.has(name)).map(({ folder }) => folder);
}

/** A digest of everything that what is built follows from. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  for (const folder of builtFolders()) {
    for (const path of filesBelow(join(root, folder))) {
      if (!/\.test\.tsx?$/.test(path)) add(`${folder}/${path}`);
    }
  }
  add('tsconfig.base.json');
  add('package-lock.json');
  return hash.digest('hex');
}

const isBuilt = (digest: string): boolean =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === digest &&
  builtFiles.every((file) => existsSync(join(root, file)));

/**
 * The file of a command of the console: what was built, as long as the sources are the same, else its
 * source. Nothing is built for it: a server of an earlier version may still run what there is.
 */
export function commandFile(name: string): string {
  const folder = 'apps/api';
  return isBuilt(sourceDigest())
    ? `${folder}/dist/${name}.js`
    : `${folder}/src/commands/${name}.ts`;
}

/**
 * Builds client and server when their sources changed since the last build here. Looking takes
 * milliseconds, so a start without changes does not wait for Nx.
 * @returns whether anything was built.
 * @throws when the build fails, with its output.
 */
export async function ensureBuild({ show = true } = {}): Promise<boolean> {
  const digest = sourceDigest();
  if (isBuilt(digest)) return false;
  if (show) console.log('Building client and server…');
  const { ok, output } = await run('nx', ['run-many', '-t', 'build', '--outputStyle=static'], {
    // Whatever the server's environment is: the client is built once, small.
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new Error(`Client and server do not build.\n${output}`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
  return true;
}
