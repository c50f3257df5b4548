import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './lib/files.ts';
import { entriesOf, fillIn } from './lib/po.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';

// Collects the client's messages into the catalogs of their translations. What collects them knows each
// catalog alone: a message that moved to another feature would have to be translated anew.
const folder = join(root, 'apps/web/src/locales/es');
const catalogs = () =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.po'))
    .map((path) => join(folder, path));

const known = new Map(
  catalogs()
    .flatMap((path) => entriesOf(readFileSync(path, 'utf8')))
    .filter(({ text }) => text)
    .map(({ key, text }) => [key, text]),
);
const { ok } = await run('npm', ['run', 'extract', '-w', '@wiki/web'], { show: true });
for (const path of catalogs()) {
  const collected = readFileSync(path, 'utf8');
  const filled = fillIn(collected, known);
  if (filled !== collected) writeFileSync(path, filled);
}
process.exitCode = ok ? 0 : 1;
