import { posix } from 'node:path';
import { filesBelow } from '../lib/files.ts';

/** How many files stand beside each other in a folder at most, tests included. */
const most = 25;

/** Folders that are lists by nature: each file is one more of the same kind, found by its name. */
const lists = new Set([
  'apps/web/src/gql',
  'apps/web/src/locales/es',
  'docs/decisions',
  'packages/ui/src/artwork/subjects',
]);

/** Folders in which a reader no longer finds the use case they look for: each gets a folder of its own. */
export function fullFolders(root: string): string[] {
  const byFolder = Map.groupBy(filesBelow(root), (file) => posix.dirname(file));
  return [...byFolder]
    .filter(([folder, files]) => files.length > most && !lists.has(folder))
    .map(([folder, files]) => `${folder}: ${files.length} files, ${most} at most`);
}
