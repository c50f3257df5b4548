import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from './files.ts';
import { workspacesOf } from './workspaces.ts';

/**
 * Copies the sources of a repository into a new temporary folder, where its tools run as in their
 * place: dependencies are linked, the workspaces' own packages lead to the copy. Whoever asks for it
 * removes it.
 * @returns the folder, and the files as paths from it.
 */
export function copyOfSources(root: string): { copy: string; files: string[] } {
  const copy = mkdtempSync(join(tmpdir(), 'sources-'));
  const files = filesBelow(root);
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  const workspaces = workspacesOf(copy);
  const own = new Map(workspaces.map(({ name, folder }) => [name, join(copy, folder)]));
  const scopes = new Set([...own.keys()].map((name) => dirname(name)));
  for (const folder of ['', ...workspaces.map((each) => each.folder)]) {
    const from = join(root, folder, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(copy, folder, 'node_modules');
    mkdirSync(to);
    for (const entry of readdirSync(from)) {
      if (!scopes.has(entry)) symlinkSync(join(from, entry), join(to, entry));
    }
  }
  for (const [name, folder] of own) {
    const link = join(copy, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folder, link);
  }
  return { copy, files };
}
