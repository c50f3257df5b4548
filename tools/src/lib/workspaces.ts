import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface PackageJson {
  name: string;
  workspaces?: string[];
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A workspace of the repository as its package.json describes it. */
export interface Workspace {
  /** Folder from the repository's root, such as `packages/domain`. */
  folder: string;
  name: string;
  /** The specifiers others may import it by, such as `@wiki/domain/schemas`. */
  entries: string[];
  /** Every package it names as a dependency of any kind. */
  dependencies: string[];
}

const readPackage = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson;

/** The workspaces the root package.json names, read from the folders. */
export function workspacesOf(root: string): Workspace[] {
  const patterns = readPackage(join(root, 'package.json')).workspaces ?? [];
  return globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .map((path) => {
      const json = readPackage(join(root, path));
      return {
        folder: dirname(path).replaceAll('\\', '/'),
        name: json.name,
        entries: Object.keys(json.exports ?? {}).map((entry) => json.name + entry.slice(1)),
        dependencies: Object.keys({
          ...json.dependencies,
          ...json.devDependencies,
          ...json.peerDependencies,
        }),
      };
    })
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
}
