import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKeys, pageOf } from '@wiki/domain';
import { filesBelow } from '../lib/files.ts';

/** Where addresses stand, and what says them as a person would type them. */
const exempt =
  /(?:^packages\/domain\/src\/pages\/pages\.ts|\.test\.tsx?|-test-kit\.ts|^apps\/e2e\/)/;
const sources = /^(?:apps|packages)\/.*\.tsx?$/;

const sections = [...new Set(pageKeys.map((key) => pageOf(key).path.split('/')[1] ?? ''))].filter(
  Boolean,
);

/** A literal that begins with the address of a page, or goes on with one after the site's. */
const literal = new RegExp(`['"\`}]/(?:${sections.join('|')})(?=[/?'"\`])`);

/** Places that write an address of the client by hand, instead of asking the manifest of pages. */
export function literalAddresses(root: string): string[] {
  return filesBelow(root)
    .filter((path) => sources.test(path) && !exempt.test(path) && !path.includes('/gql/'))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          literal.test(line) && !/^\s*(?:\*|\/\/)|\b(?:import|from)\b/.test(line)
            ? [`${path}:${index + 1}: ${line.trim()}`]
            : [],
        ),
    );
}
