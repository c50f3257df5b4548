import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run package -w @wiki/embedded-mongo [folder]` builds what `npm publish` takes: JavaScript with
// types and a package.json of its own, which needs nothing of this repository.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist'));
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

rmSync(folder, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [join(typescript, 'bin', 'tsc'), '-p', join(root, 'tsconfig.build.json'), '--outDir', folder],
  { stdio: 'inherit' },
);

const { name, version, description, license, dependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<string, unknown>;
const manifest = {
  name,
  version,
  description,
  license,
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  bin: { 'embedded-mongo': './main.js' },
  engines: { node: '>=24' },
  dependencies,
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ['README.md', 'CONFORMANCE.md'])
  copyFileSync(join(root, file), join(folder, file));
copyFileSync(join(root, '../../LICENSE'), join(folder, 'LICENSE'));
