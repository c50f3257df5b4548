import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { printedTables } from './table.ts';

const file = fileURLToPath(new URL('../../docs/PERFORMANCE.md', import.meta.url));
const [begin, end] = ['<!-- measured -->', '<!-- /measured -->'];

/** Writes what was measured where the page of figures has its place for it. */
export async function writeReport(): Promise<void> {
  const page = await readFile(file, 'utf8');
  const [before = '', rest = ''] = page.split(begin);
  const [, after = ''] = rest.split(end);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const measured = `Measured on ${day}, Node.js ${process.versions.node}, ${machine}.`;
  const text = [begin, measured, printedTables(), end].join('\n\n');
  await writeFile(file, `${before}${text}${after}`);
}
