import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesBelow } from '../lib/files.ts';

/** A style sheet under the name that a file gives it. */
interface Use {
  path: string;
  name: string;
  /** The file without its imports. */
  code: string;
}

const sheetImport = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** The sheets that a file imports, by their paths. */
function usesIn(path: string, text: string): [sheet: string, use: Use][] {
  const code = text.replaceAll(/^import [^;]*;$/gm, '');
  return [...text.matchAll(sheetImport)].map(([, name = '', from = '']) => [
    posix.join(dirname(path), from),
    { path, name, code },
  ]);
}

/** The classes that a sheet says something of. */
function classesOf(sheet: string): Set<string> {
  const selectors = [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)]
    .map(([, selector = '']) => selector.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, ''))
    .join(' ');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

const namesIn = ({ name, code }: Use): string[] =>
  [...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);

/** Classes of style sheets that no part uses, and names that parts use and their sheet does not have. */
export function styleClassProblems(root: string): string[] {
  const files = filesBelow(root).filter((path) => /^(?:apps|packages)\//.test(path));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const uses = new Map<string, Use[]>();
  for (const path of files.filter((each) => each.endsWith('.tsx') || each.endsWith('.ts'))) {
    for (const [sheet, use] of usesIn(path, read(path))) {
      uses.set(sheet, [...(uses.get(sheet) ?? []), use]);
    }
  }
  return files
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) => {
      const sheet = read(path);
      const classes = classesOf(sheet);
      const users = uses.get(path) ?? [];
      const composed = [...sheet.matchAll(/composes: (\w+)/g)].map(([, name = '']) => name);
      const used = new Set([...composed, ...users.flatMap(namesIn)]);
      // Chosen by a value, as `classes[look]`: which ones is not seen here.
      const isChosen = users.some(({ name, code }) => code.includes(`${name}[`));
      const unused = isChosen ? [] : [...classes].filter((name) => !used.has(name));
      const missing = users.flatMap((use) =>
        [...new Set(namesIn(use))]
          .filter((name) => !classes.has(name))
          .map((name) => `${use.path}: ${use.name}.${name} is not in its style sheet`),
      );
      return [...unused.map((name) => `${path}: .${name} is used nowhere`), ...missing];
    });
}
