import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

/**
 * Tests that the documents name, by their path or the end of it, and that are not there: what is said
 * to hold something would be held by nothing.
 */
export function missingTests(root: string): string[] {
  const files = filesBelow(root);
  const isThere = (name: string) =>
    files.some((path) => path === name || path.endsWith(`/${name}`));
  return (
    files
      // Decisions tell how it was.
      .filter((path) => path.endsWith('.md') && !path.includes('/decisions/'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)]
          .map(([, name = '']) => name)
          .filter((name) => !isThere(name))
          .map((name) => `${path}: ${name}`),
      )
  );
}
