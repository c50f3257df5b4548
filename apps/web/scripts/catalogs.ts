import { resolve } from 'node:path';
import lingui from '../lingui.config.ts';

const root = resolve(import.meta.dirname, '..');

const inRoot = (pattern: string): string => pattern.replace('<rootDir>', root);

const catalogs = (lingui.catalogs ?? []).map(({ path, include, exclude = [] }) => ({
  name: path.split('/').at(-1) ?? '',
  // A folder, or one module by its file.
  folders: include.map(
    (folder) => new RegExp(`^${inRoot(folder).replace('{name}', '([^/]+)')}(?:/|$)`),
  ),
  except: exclude.map((pattern) => inRoot(pattern).replace(/\*\*$/, '')),
}));

/** The catalog that has a module's messages, as Lingui extracts them; null for modules of others. */
export function catalogOf(id: string): string | null {
  for (const { name, folders, except } of catalogs) {
    if (except.some((folder) => id.startsWith(folder))) continue;
    for (const folder of folders) {
      const match = folder.exec(id);
      if (match) return name.replace('{name}', match[1] ?? '');
    }
  }
  return null;
}

/** The modules that say something, noted while they are built. */
const withWords = new Set<string>();

/** Notes a module that uses Lingui's macros: only those need their catalog. */
export function noteWords(code: string, id: string): void {
  if (/from '@lingui\/(?:core|react)\/macro'/.test(code)) withWords.add(id);
}

/** What a bundler knows of a module, as far as it is needed here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The catalogs of modules and of all they import, without that which every page has. */
export function catalogsFor(starts: readonly string[], graph: ModuleGraph): string[] {
  const reached = new Set<string>();
  const reach = (id: string): void => {
    if (reached.has(id) || id.includes('node_modules')) return;
    reached.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported);
  };
  for (const start of starts) reach(start);
  const names = new Set([...reached].filter((id) => withWords.has(id)).map(catalogOf));
  return [...names]
    .filter((name) => name !== null)
    .filter((name) => name !== 'shared')
    .toSorted();
}
