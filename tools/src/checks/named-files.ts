import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

/** A file of code by its path or the end of it, or a test by its name. */
const named = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|css|graphql)|[\w.-]+\.(?:test|spec)\.tsx?)`/g;

/**
 * Files that the documents name and that are not there: a newcomer is sent nowhere, and what is said
 * to hold something would be held by nothing.
 */
export function missingFiles(root: string): string[] {
  const files = filesBelow(root);
  const isThere = (name: string) =>
    files.some((path) => path === name || path.endsWith(`/${name}`));
  return (
    files
      // Decisions tell how it was.
      .filter((path) => path.endsWith('.md') && !path.includes('/decisions/'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(named)]
          .map(([, name = '']) => name)
          .filter((name) => !isThere(name))
          .map((name) => `${path}: ${name}`),
      )
  );
}
