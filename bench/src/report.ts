import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { catalog, scenarioNames } from './catalog.ts';
import { printedTables } from './table.ts';

const file = fileURLToPath(new URL('../../docs/PERFORMANCE.md', import.meta.url));
const [begin, end] = ['<!-- measured -->', '<!-- /measured -->'];

/** Puts what was measured on the page of figures, and leaves there what others say of other scenarios. */
export async function writeReport(): Promise<void> {
  const page = await readFile(file, 'utf8');
  await writeFile(file, reported(page, printedTables(), machine()));
}

/** The page of figures with the tables of some scenarios in place of those it has of them. */
export function reported(
  page: string,
  measured: ReadonlyMap<string, readonly string[]>,
  when: string,
): string {
  const [before = '', rest = ''] = page.split(begin);
  const [known = '', after = ''] = rest.split(end);
  const sections = new Map(
    known.split(/^(?=### )/m).map((section) => [headingOf(section), section.trim()]),
  );
  for (const name of scenarioNames) {
    const { title, method, reach, limit } = catalog[name];
    const tables = measured.get(name);
    if (!tables) continue;
    const text = [`### ${title}`, method, `*Reach*: ${reach}. *Limit*: ${limit}`, when, ...tables];
    sections.set(title, text.join('\n\n'));
  }
  const all = scenarioNames.flatMap((name) => sections.get(catalog[name].title) ?? []);
  return `${before}${[begin, ...all, end].join('\n\n')}${after}`;
}

const headingOf = (section: string): string => /^### (.*)$/m.exec(section)?.[1] ?? '';

function machine(): string {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const [core] = cpus();
  return `*${day}, Node.js ${process.versions.node}, ${cpus().length} × ${core?.model ?? 'an unknown processor'}.*`;
}
