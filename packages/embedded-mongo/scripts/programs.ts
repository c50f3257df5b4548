import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnEngine } from '../src/index.ts';

// `npm run programs -w @wiki/embedded-mongo [folder]` installs programs made for MongoDB and lets
// each do its main thing on the engine. It needs the npm registry, and is not part of the tests.

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'embedded-mongo-programs'));
const programs = ['mongosh', 'connect-mongo', 'agenda', 'parse-server'];
// Agenda and its backend only go together in pairs.
const packages = [
  'mongosh@2',
  'connect-mongo@6',
  'agenda@6.2.6',
  '@agendajs/mongo-backend@4.0.3',
  'parse-server@9',
  'express',
  'express-session',
];
const timeoutMs = 120_000;

mkdirSync(folder, { recursive: true });
if (!existsSync(join(folder, 'package.json'))) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
}
execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
  cwd: folder,
  stdio: 'inherit',
});

const dbPath = join(folder, 'data');
rmSync(dbPath, { recursive: true, force: true });
const engine = await spawnEngine({ dbPath, durability: 'relaxed' });
let failed = 0;
for (const name of programs) {
  const file = `${name}.mjs`;
  copyFileSync(fileURLToPath(new URL(`programs/${file}`, import.meta.url)), join(folder, file));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, engine.uri], {
    cwd: folder,
    encoding: 'utf8',
    timeout: timeoutMs,
  });
  const works = status === 0;
  if (!works) failed++;
  process.stdout.write(`${works ? '✓' : '✗'} ${name}\n${works ? '' : `${stdout}${stderr}\n`}`);
}
await engine.stop();
process.exitCode = failed > 0 ? 1 : 0;
