import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

/** Links and pictures in Markdown files that lead to no file of the repository. */
export function brokenLinks(root: string): string[] {
  return filesBelow(root)
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link.replace(/#.*$/, ''))
        .filter((link) => link && !/^[a-z]+:/.test(link))
        .filter((link) => !existsSync(join(root, dirname(path), link)))
        .map((link) => `${path}: ${link}`),
    );
}
