import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const neverRead = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'screenshots',
  'playwright-report',
  '.git',
  '.nx',
  '.data',
]);

/** Every file below a folder, as sorted paths from it with forward slashes; build output and dependencies are left out. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  const visit = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      if (neverRead.has(entry.name)) continue;
      const inner = path ? `${path}/${entry.name}` : entry.name;
      if (entry.isDirectory()) visit(inner);
      else if (entry.isFile()) found.push(inner);
    }
  };
  visit('');
  return found.toSorted();
}
